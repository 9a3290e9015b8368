/*===- Peer.h - what a peer looks like to padlab --------------*- C -*-===*\
|*
|* Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|*===------------------------------------------------------------------===*|
|*
|* Libraries that padded programs are timed against. Each is a module of its
|* own (libpadlab-peer-NAME.so, loaded with local symbols), so that what it
|* links meets neither LLVM nor another peer. This header is all that both
|* sides share.
|*
|* Tensors are dense and row-major. A module is called from one thread, and
|* works on that thread alone.
|*
\*===------------------------------------------------------------------===*/

#ifndef PADLAB_BENCH_PEERS_PEER_H
#define PADLAB_BENCH_PEERS_PEER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { PADLAB_PEER_ABI = 1, PADLAB_PEER_MAX_RANK = 5 };

typedef enum padlab_peer_type {
  PADLAB_PEER_F16,
  PADLAB_PEER_BF16,
  PADLAB_PEER_F32,
  PADLAB_PEER_F64,
  PADLAB_PEER_I8,
  PADLAB_PEER_I32,
} padlab_peer_type;

/* What the producer makes of an element, before it is moved and padded. */
typedef enum padlab_peer_producer {
  PADLAB_PEER_COPY,
  /* x * x: rounded to nearest, f16 and bf16 by way of f32; integers wrap. */
  PADLAB_PEER_SQUARE,
} padlab_peer_producer;

typedef struct padlab_peer_workload {
  padlab_peer_producer producer;
  padlab_peer_type type;
  /* The rank of input and result: 1 to PADLAB_PEER_MAX_RANK. */
  int64_t rank;
  /* The extents of the input. */
  const int64_t *extents;
  /* Dimension i of the result is dimension permutation[i] of the input. */
  const int64_t *permutation;
  /* The padding amounts of the result's dimensions; none is negative. */
  const int64_t *low, *high;
  /* The padding value: one element. */
  const void *value;
  /* Whether extents, amounts and value are arguments of the program, so that
     a peer must not prepare code for these values alone. */
  int is_dynamic;
} padlab_peer_workload;

typedef struct padlab_peer {
  const char *name;
  /* The version of the library, as the library itself reports it, or else that
     of its Debian package. */
  const char *version;
  /* Returns why the peer cannot compute the workload, in one line that lives
     as long as the module; null if it can. */
  const char *(*decline)(const padlab_peer_workload *workload);
  /* Does everything that is not timed; returns the call, or null on failure.
     The caller owns input and destination, which are aligned to 64 bytes and
     outlive the call. */
  void *(*prepare)(const padlab_peer_workload *workload, const void *input,
                   void *destination);
  /* Computes, and returns the address of the result: the destination, or
     memory of the peer's own that stays until the next run. Null on failure. */
  const void *(*run)(void *call);
  void (*release)(void *call);
} padlab_peer;

typedef struct padlab_peer_module {
  /* PADLAB_PEER_ABI. */
  int32_t abi;
  int32_t count;
  const padlab_peer *peers;
} padlab_peer_module;

/* The symbol that a module defines. */
#define PADLAB_PEER_ENTRY "padlab_get_peers"
const padlab_peer_module *padlab_get_peers(void);

#ifdef __cplusplus
}
#endif

#endif /* PADLAB_BENCH_PEERS_PEER_H */
