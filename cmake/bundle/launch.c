/* Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A bundle contains this static program under the name of each tool. It runs BUNDLE/libexec/NAME with the bundle's loader and
 * libraries. The loader is in bin/, too, because the tools look for each other in the folder of the running program. */
#define _GNU_SOURCE
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void set(const char *variable, const char *root, const char *rest) {
  char value[PATH_MAX * 2];
  snprintf(value, sizeof value, "%s%s", root, rest);
  setenv(variable, value, /*overwrite=*/0);
}

int main(int argc, char **argv) {
  char root[PATH_MAX], loader[PATH_MAX + 64], libraries[PATH_MAX + 64],
      program[PATH_MAX * 2];
  ssize_t length = readlink("/proc/self/exe", root, sizeof root - 1);
  if (length <= 0) {
    fputs("padlab: error: /proc is needed\n", stderr);
    return 2;
  }
  root[length] = 0;
  char *name = strrchr(root, '/');
  snprintf(program, sizeof program, "%s", name + 1);
  *name = 0;
  /* BUNDLE/bin */
  *strrchr(root, '/') = 0;
  snprintf(loader, sizeof loader, "%s/bin/loader", root);
  snprintf(libraries, sizeof libraries, "%s/lib", root);
  char path[PATH_MAX * 3];
  snprintf(path, sizeof path, "%s/libexec/%s", root, program);
  set("PADLAB_HOME", root, "/share");
  set("LLVM_BIN", root, "/bin");
  char **words = calloc(argc + 6, sizeof *words);
  int count = 0;
  words[count++] = loader;
  words[count++] = "--argv0";
  words[count++] = argv[0];
  words[count++] = "--library-path";
  words[count++] = libraries;
  words[count++] = path;
  for (int i = 1; i < argc; ++i)
    words[count++] = argv[i];
  execv(loader, words);
  perror(loader);
  return 2;
}
