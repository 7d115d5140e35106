#include "EarlyArguments.h"

static int count;
static char **words;

__attribute__((constructor)) static void keep(int argumentCount, char **arguments) {
  count = argumentCount;
  words = arguments;
}

int earlyArgumentCount(void) { return count; }

const char *earlyArgument(int number) { return words[number]; }
