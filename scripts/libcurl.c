// libcurl for the installed program: scripts/install builds libcurl.a from this and puts it before the
// system's in the linker's search path. It can't be a SwiftPM target: Foundation links `-lcurl` itself,
// so only a library of that name, found first, keeps the system's from being loaded at every start.
//
// Loading libcurl and the thirty libraries it needs took more than half of the time of `zoo --version`.
// These are the functions that Foundation uses (`nm -u` of its archives); each forwards to libcurl's own
// once a fetcher has loaded it (`Libcurl` in Sources/ZooSources/Fetcher). Without it, as in the program
// itself, whose sessions read the built-in collections, a session can be created and released, but sends
// nothing. `curl_multi_setopt` is in `SocketWatch`.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>

typedef void *pointer;

// libcurl's own function with this name; NULL while libcurl is not loaded.
#define OWN(name)                             \
  ({                                          \
    static pointer own;                       \
    if (!own) own = dlsym(RTLD_NEXT, #name);  \
    own;                                      \
  })

// Defines a function that forwards to libcurl's, or returns `otherwise` without it.
#define PASS(type, name, parameters, arguments, otherwise) \
  type name parameters {                                   \
    type(*own) parameters = OWN(name);                     \
    return own ? own arguments : otherwise;                \
  }

// The same for a function that takes an option and any value of pointer size.
#define PASS_OPTION(name)                     \
  int name(pointer handle, int option, ...) { \
    va_list rest;                             \
    va_start(rest, option);                   \
    pointer value = va_arg(rest, pointer);    \
    va_end(rest);                             \
    int (*own)(pointer, int, ...) = OWN(name);\
    return own ? own(handle, option, value) : failed; \
  }

// CURLE_FAILED_INIT, CURLM_BAD_EASY_HANDLE and CURLUE_BAD_HANDLE share this value.
enum { failed = 2 };

// The start of `curl_version_info_data`, from which Foundation learns what libcurl supports.
static struct {
  int age;
  const char *version;
  unsigned number;
  const char *host;
  int features;
  const char *tls;
  pointer rest[20];
} none = {.version = "7.62.0", .number = 0x073e00, .host = ""};

PASS(int, curl_global_init, (long flags), (flags), 0)
PASS(pointer, curl_version_info, (int age), (age), &none)
PASS(const char *, curl_version, (void), (), none.version)
PASS(const char *, curl_easy_strerror, (int code), (code), "")
PASS(void, curl_free, (pointer memory), (memory), (void)0)

// Any pointer will do for a session that is not used.
PASS(pointer, curl_multi_init, (void), (), &none)
PASS(int, curl_multi_cleanup, (pointer multi), (multi), 0)
PASS(int, curl_multi_add_handle, (pointer multi, pointer easy), (multi, easy), failed)
PASS(int, curl_multi_remove_handle, (pointer multi, pointer easy), (multi, easy), failed)
PASS(int, curl_multi_assign, (pointer multi, int socket, pointer data), (multi, socket, data), failed)
PASS(int, curl_multi_socket_action, (pointer multi, int socket, int events, int *running),
     (multi, socket, events, running), failed)
PASS(pointer, curl_multi_info_read, (pointer multi, int *left), (multi, left), NULL)

PASS(pointer, curl_easy_init, (void), (), NULL)
PASS(void, curl_easy_cleanup, (pointer easy), (easy), (void)0)
PASS(int, curl_easy_pause, (pointer easy, int what), (easy, what), failed)
PASS_OPTION(curl_easy_setopt)
PASS_OPTION(curl_easy_getinfo)

PASS(pointer, curl_slist_append, (pointer list, const char *text), (list, text), NULL)
PASS(void, curl_slist_free_all, (pointer list), (list), (void)0)
PASS(pointer, curl_url, (void), (), NULL)
PASS(int, curl_url_get, (pointer url, int part, char **text, unsigned flags),
     (url, part, text, flags), failed)
PASS(int, curl_url_set, (pointer url, int part, const char *text, unsigned flags),
     (url, part, text, flags), failed)
