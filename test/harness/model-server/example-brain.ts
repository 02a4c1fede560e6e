import type { ModelCallSeen, ModelReply } from './call.ts'
import { embedText } from './embeddings.ts'

let greeting = 'You said'

/** The smallest module that can be a server's brain: it says what it was told. */
export default function reply({ user, model, json_schema, parts }: ModelCallSeen): ModelReply {
  const files = parts.flatMap((part) =>
    part.type === 'file' ? [{ media_type: part.media_type, bytes: part.bytes }] : [],
  )
  const said = `${greeting}: ${user}`
  return {
    text: json_schema === null ? said : JSON.stringify({ said, model, files }),
    reasoning: 'They want to hear it again.',
  }
}

export function setup(value: unknown): void {
  greeting = String(value)
}

export const embed = (text: string): number[] => [text.length, ...embedText(text).slice(0, 2)]
