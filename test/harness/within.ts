/**
 * For properties of which a busy machine may manage fewer runs: those that would begin after the time is up pass at once.
 * fast-check's own limit does not wait for the run that it interrupts, which then goes on beside the next test.
 */
export function within<Args extends unknown[]>(ms: number, run: (...args: Args) => Promise<void>) {
  let ends = Number.POSITIVE_INFINITY
  return async (...args: Args): Promise<void> => {
    if (ends === Number.POSITIVE_INFINITY) ends = performance.now() + ms
    if (performance.now() < ends) await run(...args)
  }
}
