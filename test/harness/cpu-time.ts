/**
 * How long the processor was at it, in milliseconds: what else the machine does meanwhile does not count, so that a bound on
 * it holds on a busy one too. For work that this thread does by itself, without waiting.
 */
export function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
