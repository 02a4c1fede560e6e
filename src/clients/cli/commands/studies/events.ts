/** One of the events that a service sends. */
export interface ServerEvent {
  name: string
  data: unknown
}

/** Reads server-sent events as they come. Leaving the loop closes the stream. */
export async function* eventsOf(response: Response): AsyncGenerator<ServerEvent> {
  if (response.body === null) return
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop()!
    for (const block of blocks) {
      const field = (name: string): string | undefined =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      const [name, data] = [field('event'), field('data')]
      if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) }
    }
  }
}
