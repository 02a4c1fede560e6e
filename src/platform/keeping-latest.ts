/** Does the same as `work`, whose results for so many keys are kept, those that were asked for last. */
export function keepingLatest<Rest extends unknown[], Result>(
  most: number,
  work: (key: string, ...rest: Rest) => Result,
): (key: string, ...rest: Rest) => Result {
  const kept = new Map<string, { result: Result }>()
  return (key, ...rest) => {
    const own = kept.get(key) ?? { result: work(key, ...rest) }
    kept.delete(key)
    kept.set(key, own)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return own.result
  }
}
