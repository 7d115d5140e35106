// An empty package of ICU's data, which scripts/install links into the program instead of Foundation's.
//
// Foundation brings 31 MB of languages, calendars and time zones, more than half of the program, which
// zoo never asks for. Without them host names in Unicode are refused (`xn--` names work), and
// DateFormatter and the like must not be used. The layout is that of a "CmnD" package, as ICU's
// udata.cpp reads it: a header, what kind of data it is, and a table of contents with no entries.
struct package {
  unsigned short header_size;
  unsigned char magic[2];
  struct {
    unsigned short size, reserved;
    unsigned char is_big_endian, charset_family, size_of_uchar, reserved_byte;
    unsigned char data_format[4], format_version[4], data_version[4];
  } info;
  char padding[8];
  unsigned int count, reserved;
  int no_entries[4];
};

const struct package empty_icu_data __attribute__((aligned(16))) = {
  .header_size = 32,
  .magic = {0xda, 0x27},
  .info = {
    .size = sizeof empty_icu_data.info,
    .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .size_of_uchar = 2,
    .data_format = {'C', 'm', 'n', 'D'},
    .format_version = {1},
    .data_version = {1},
  },
};

// What the linker's --wrap takes instead of `icudt76_dat`. The number is ICU's version: 76 in Swift 6.2
// and 6.3. One that nobody asks for costs nothing.
#define NAMED(version) \
  extern const struct package __wrap_icudt##version##_dat __attribute__((alias("empty_icu_data")));
NAMED(74) NAMED(75) NAMED(76) NAMED(77) NAMED(78) NAMED(79) NAMED(80) NAMED(81) NAMED(82) NAMED(83)
