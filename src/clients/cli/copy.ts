import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { clean } from './terminal/clean.ts'

/** A file or a stream to stdout, as it comes; on a terminal without what could drive it. */
export async function copyToStdout(
  response: Response,
  stdout: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
): Promise<void> {
  if (response.body === null) return
  const stream = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  if (!stdout.isTTY) return pipeline(stream, stdout, { end: false })
  const decoder = new TextDecoder()
  for await (const chunk of stream) stdout.write(clean(decoder.decode(chunk as Uint8Array, { stream: true })))
}
