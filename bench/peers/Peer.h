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

/* What an element becomes, before it is moved and padded. */
typedef enum padlab_peer_producer {
  PADLAB_PEER_COPY,
  /* x * x: rounded to nearest, f16 and bf16 by way of f32; integers wrap. */
  PADLAB_PEER_SQUARE,
} padlab_peer_producer;

typedef struct padlab_peer_workload {
  padlab_peer_producer producer;
  padlab_peer_type type;
  /* 1 to PADLAB_PEER_MAX_RANK. */
  int64_t rank;
  /* Of the input. */
  const int64_t *extents;
  /* Dimension i of the result is dimension permutation[i] of the input. */
  const int64_t *permutation;
  /* Of the dimensions of the result, none negative. */
  const int64_t *low, *high;
  /* One element. */
  const void *value;
  /* Extents, amounts and value are arguments of the program: nothing may be
     made for them alone. */
  int is_dynamic;
} padlab_peer_workload;

typedef struct padlab_peer {
  const char *name;
  /* Of the library, as it says itself. */
  const char *version;
  /* Why it cannot do this, in one line that lives as long as the module; null
     when it can. */
  const char *(*decline)(const padlab_peer_workload *workload);
  /* Everything that is not timed. Null on failure. Neither memory is owned;
     both are aligned to 64 bytes and outlive the call. */
  void *(*prepare)(const padlab_peer_workload *workload, const void *input,
                   void *destination);
  /* Computes, and says where the result is: the destination, or memory of the
     peer's own that stays until the next run. Null on failure. */
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
