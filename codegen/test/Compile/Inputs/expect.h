/* expect.h: says which conditions of a test's application do not hold. */

#include <stdio.h>

static int failures = 0;

static void expect(int holds, const char *what, int line) {
  if (holds)
    return;
  ++failures;
  printf("line %d: not so: %s\n", line, what);
}
#define EXPECT(CONDITION) expect(CONDITION, #CONDITION, __LINE__)
