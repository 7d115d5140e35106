#include "EarlyArguments.h"

#include <stdlib.h>

static int count;
static char **arguments;

// musl passes no arguments to constructors.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep(int argumentCount, char **argumentValues) {
  count = argumentCount;
  arguments = argumentValues;
}
#endif

int earlyArgumentCount(void) { return count; }

const char *earlyArgument(int number) { return arguments[number]; }
