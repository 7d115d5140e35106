// The arguments of this program. Swift reads them from /proc, which a chroot may lack; the C library
// passes them to every constructor, which runs before `main`.
#ifndef EARLY_ARGUMENTS_H
#define EARLY_ARGUMENTS_H

/// The number of arguments, including the program's name; 0 if the C library does not pass them.
int earlyArgumentCount(void);
/// An argument by index, where 0 is the program's name; valid for the life of the program.
const char *earlyArgument(int number);

#endif
