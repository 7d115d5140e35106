// The arguments that this program was started with. Swift reads them from /proc, which a chroot may
// lack; the C library hands them to every function that runs before `main`.
#ifndef EARLY_ARGUMENTS_H
#define EARLY_ARGUMENTS_H

/// How many arguments there are, the program's name among them; 0 where the C library does not tell.
int earlyArgumentCount(void);
/// The argument with a number, from 0; it lives as long as the program.
const char *earlyArgument(int number);

#endif
