import { answers } from './answers.ts'
import { load } from './load.ts'
import type { Benchmark } from './support/benchmark.ts'

/** In the order of docs/performance.md. */
export const benchmarks: readonly Benchmark[] = [answers, load]
