//===- Runtime.h - what native code calls -------------------------*- C -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/*
 * The runtime of compiled programs. It has a C ABI and does not link MLIR.
 * Native code allocates and frees memory only by the functions below. In a run
 * that the engine observes, they count every buffer and fill it with a poison
 * pattern, and inaccessible pages fence every buffer of padlab_alloc.
 */

#ifndef PADLAB_CODEGEN_RUNTIME_H
#define PADLAB_CODEGEN_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The observation of one run: the options are set before the run, the counts
 * are read after it. */
struct padlab_runtime_options {
  uint8_t poison_pattern; /* fills fresh buffers */
  uint8_t guard_after;    /* buffers end (1) or begin (0) at a guard page */
};

struct padlab_runtime_counts {
  int64_t live_buffers;
  int64_t live_bytes;
  int64_t peak_bytes;
  int64_t bad_frees; /* double frees, and frees of pointers to no buffer */
  int64_t overruns;  /* buffers beside which memory was written: between the
                        buffer and its fence, where the fence cannot tell */
};

/* Starts a run: frees every buffer of the last run, and resets the counts. */
void padlab_runtime_begin(const struct padlab_runtime_options *options);
struct padlab_runtime_counts padlab_runtime_get_counts(void);
/* Returns 1 if `address` lies on a guard page of a buffer, or on a page beside
 * the pages of a buffer from padlab_alloc_static, otherwise 0. */
int padlab_runtime_is_guard(const void *address);
/* Returns 1 if `address` lies on the pages of one of the last 256 buffers from
 * padlab_alloc that this run has freed, otherwise 0. */
int padlab_runtime_is_freed(const void *address);

/* Called by native code in place of malloc, aligned_alloc and free. */
void *padlab_alloc(size_t bytes, size_t alignment);
void padlab_free(void *buffer);

/* Does the same as padlab_alloc. If the memory is new, so that every byte is 0
 * without having been written, *is_zero becomes 1, otherwise 0. */
void *padlab_alloc_fresh(size_t bytes, size_t alignment, uint8_t *is_zero);

/* Only objects of padlab-compile use these two. padlab_frame_end frees
 * everything that the calling thread has allocated and not freed since the call
 * of padlab_frame_begin that returned `frame`. */
void *padlab_frame_begin(void);
void padlab_frame_end(void *frame);

/* Returns a buffer at an address that the program chooses; padlab_free frees
 * it. If no memory can be placed there, or it overlaps a live buffer, the
 * program ends in an error. */
void *padlab_alloc_static(uint64_t address, uint64_t bytes);

/* padlab_dma_start starts a transfer of `elements` elements, which `tag`, the
 * address of the transfer's tag, identifies. Calls of padlab_dma_element then
 * announce the elements one by one. An element is moved at any time between its
 * announcement and the return of padlab_dma_wait for this transfer. It is an
 * error to wait for a transfer that was not started. */
void padlab_dma_start(uint64_t tag, int64_t elements);
void padlab_dma_element(const void *from, void *to, uint64_t bytes);
void padlab_dma_wait(uint64_t tag, int64_t elements);

/* Called by a `check` operation that does not hold. The first message of a run
 * is kept. */
void padlab_check_failed(const char *message);
const char *padlab_check_message(void);
/* Demands that the run end with an error whose message contains `text`;
 * otherwise a check fails with the message `failure`. Both texts must outlive
 * the run. */
void padlab_expect_error(const char *text, const char *failure);
/* Called when the run has ended: with the error `error`, or without an error if
 * `error` is null. */
void padlab_check_end(const char *error);

/* padlab_error stops the program: it leaves the run, and does not return.
 * padlab_error_message returns the message, or null if the run was not
 * stopped. */
void padlab_error(const char *message);
const char *padlab_error_message(void);

/* These implement `shape.debug_print`: each prints one line on stderr. A shape
 * is passed as the descriptor of a buffer of 64-bit elements. */
void padlab_debug_print_size(int64_t size);
void padlab_debug_print_shape(const int64_t *allocated, const int64_t *aligned,
                              int64_t offset, int64_t elements, int64_t stride);

#ifdef __cplusplus
}
#endif

#endif /* PADLAB_CODEGEN_RUNTIME_H */
