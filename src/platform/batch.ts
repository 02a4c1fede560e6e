/**
 * Answers many concurrent calls with few queries: while one batch is under way the calls that arrive wait together, and
 * go out as the next. Every call is answered by a query sent after it arrived, so nothing stale is ever returned and no
 * other process needs to be told about changes, which is what makes this safer than a cache.
 */
export function batched<Arg, Answer>(
  send: (args: readonly Arg[]) => Promise<readonly Answer[]>,
  { maxBatch = 256, gatherMs = 0 }: { maxBatch?: number; gatherMs?: number } = {},
): (arg: Arg) => Promise<Answer> {
  interface Waiting {
    arg: Arg
    resolve: (answer: Answer) => void
    reject: (reason: unknown) => void
  }
  let waiting: Waiting[] = []
  let underWay = false

  async function drain(): Promise<void> {
    underWay = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      try {
        const answers = await send(batch.map((call) => call.arg))
        for (const [index, call] of batch.entries()) call.resolve(answers[index] as Answer)
      } catch (reason) {
        for (const call of batch) call.reject(reason)
      }
    }
    underWay = false
  }

  return (arg) =>
    new Promise((resolve, reject) => {
      waiting.push({ arg, resolve, reject })
      // One turn of the event loop lets calls that arrived together share the first batch too; where nobody minds a short
      // wait, `gatherMs` lets in those that come a little later.
      if (!underWay) {
        underWay = true
        if (gatherMs > 0) setTimeout(() => void drain(), gatherMs)
        else setImmediate(() => void drain())
      }
    })
}

/** Rows in the order of what was asked for, by the `place` that each says, from 1; undefined where there is none. */
export function inPlaces<Row extends { place: number }>(rows: readonly Row[], asked: number): (Row | undefined)[] {
  const placed = new Array<Row | undefined>(asked).fill(undefined)
  for (const row of rows) placed[row.place - 1] = row
  return placed
}

/** As `batched`, by key: what has the same key goes out together, and what has another waits for none of it. */
export function batchedBy<Arg, Answer>(
  keyOf: (arg: Arg) => string,
  send: (args: readonly Arg[]) => Promise<readonly Answer[]>,
  options: { maxBatch?: number; gatherMs?: number } = {},
): (arg: Arg) => Promise<Answer> {
  const lines = new Map<string, { call: (arg: Arg) => Promise<Answer>; open: number }>()
  return async (arg) => {
    const key = keyOf(arg)
    const line = lines.get(key) ?? { call: batched(send, options), open: 0 }
    lines.set(key, line)
    line.open += 1
    try {
      return await line.call(arg)
    } finally {
      line.open -= 1
      if (line.open === 0) lines.delete(key)
    }
  }
}
