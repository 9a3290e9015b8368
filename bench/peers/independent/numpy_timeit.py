#!/usr/bin/python3
"""NumPy, timed without padlab: as the programs beside this file, with timeit. --turns=WAY as theirs."""

import statistics
import sys
import time
import timeit

import numpy as np

words = sys.argv[1:]
in_turns = words.pop(0).removeprefix("--turns=") if words[0].startswith("--turns=") else None
rows, columns, channels, top, left, bottom, right = map(int, words[:7])
from_ = (((np.arange(rows * columns * channels) * 37 % 129) - 64) / 4).astype(np.float32)
from_ = from_.reshape(rows, columns, channels)
out = np.empty((top + rows + bottom, left + columns + right, channels), np.float32)
middle = out[top : top + rows, left : left + columns]
pads = [(top, bottom), (left, right), (0, 0)]


def pad():
    return np.pad(from_ * from_, pads, constant_values=0)


def pad_into():
    out.fill(0)
    np.multiply(from_, from_, out=middle)


def take_turns(call, calls):
    for _ in sys.stdin:
        call()
        begin = (time.perf_counter(), time.process_time())
        timeit.timeit(call, number=calls)
        end = (time.perf_counter(), time.process_time())
        print(*(f"{(b - a) / calls:.9g}" for a, b in zip(begin, end)), flush=True)


for name, call in (("numpy", pad), ("numpy-out", pad_into)):
    if in_turns not in (None, name):
        continue
    calls = 1
    while timeit.timeit(call, number=calls) < 2e-3:
        calls *= 2
    if in_turns:
        take_turns(call, calls)
        continue
    wall, processor = (
        statistics.median(timeit.repeat(call, number=calls, repeat=41, timer=timer)) / calls
        for timer in (time.perf_counter, time.process_time)
    )
    print(f"{name} {wall:.9g} {processor:.9g}")
