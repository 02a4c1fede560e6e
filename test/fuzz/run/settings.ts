export interface FuzzSettings {
  seed: number
  /** About how many requests are sent. */
  cases: number
  /** One operation alone, by its id. */
  only: string | undefined
  say(text: string): void
}

/** By the environment: FUZZ_SEED, FUZZ_CASES, FUZZ_OPERATION, and FUZZ_SAY to see how operations answered. */
export function fuzzSettings({ FUZZ_SEED, FUZZ_CASES, FUZZ_OPERATION, FUZZ_SAY } = process.env): FuzzSettings {
  return {
    seed: Number(FUZZ_SEED ?? 13),
    cases: Number(FUZZ_CASES ?? 2000),
    only: FUZZ_OPERATION || undefined,
    say: (text) => {
      if (FUZZ_SAY !== undefined) process.stderr.write(`${text}\n`)
    },
  }
}
