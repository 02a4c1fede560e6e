/** Reads the next portion while whoever asked works on the one before: the database and this process work side by side. */
export async function* readAhead<Portion, Read>(
  portions: Iterable<Portion>,
  read: (portion: Portion) => Promise<Read>,
): AsyncGenerator<[Portion, Read]> {
  let before: { portion: Portion; reading: Promise<Read> } | undefined
  for (const portion of portions) {
    const reading = before === undefined ? read(portion) : before.reading.then(() => read(portion))
    // Whoever stops early does not wait for it; whoever goes on is told below.
    reading.catch(() => {})
    if (before !== undefined) yield [before.portion, await before.reading]
    before = { portion, reading }
  }
  if (before !== undefined) yield [before.portion, await before.reading]
}
