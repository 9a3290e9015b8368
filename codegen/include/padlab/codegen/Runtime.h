//===- Runtime.h - what native code calls ---------------------------*- C -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/*
 * The runtime of compiled programs: C ABI, links no MLIR. Native code reaches
 * memory only through padlab_alloc and padlab_free, so that every buffer is
 * counted, filled with a poison pattern and fenced by inaccessible pages.
 */

#ifndef PADLAB_CODEGEN_RUNTIME_H
#define PADLAB_CODEGEN_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Observation of one run; set before the call, read after it. */
struct padlab_runtime_options {
  uint8_t poison_pattern; /* fills fresh buffers */
  uint8_t guard_after;    /* 1: buffer ends at a guard page; 0: begins at one */
};

struct padlab_runtime_counts {
  int64_t live_buffers;
  int64_t live_bytes;
  int64_t peak_bytes;
  int64_t bad_frees; /* double frees, frees of foreign pointers */
};

/* Starts a run: frees every buffer of the last one, resets the counts. */
void padlab_runtime_begin(const struct padlab_runtime_options *options);
struct padlab_runtime_counts padlab_runtime_get_counts(void);
/* 1 when `address` lies on a guard page of a buffer. */
int padlab_runtime_is_guard(const void *address);

/* Called by native code in place of malloc, aligned_alloc and free. */
void *padlab_alloc(size_t bytes, size_t alignment);
void padlab_free(void *buffer);

/* `check` operations that do not hold end here; the first message is kept. */
void padlab_check_failed(const char *message);
const char *padlab_check_message(void);

#ifdef __cplusplus
}
#endif

#endif /* PADLAB_CODEGEN_RUNTIME_H */
