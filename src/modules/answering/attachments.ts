import type { ModelSettings, PromptFile } from '../models/index.ts'
import { block, untrustedLine } from './prompts/untrusted.ts'

/** An image or a document that a question is about. */
export interface Attachment {
  filename: string
  media_type: string
  bytes: Uint8Array
  sha256: string
  /** What it shows, in the words of whoever asks; for those who cannot see. */
  description?: string | undefined
}

/** What became of an attachment: callers are told, because an answer about an image that nobody saw is no answer. */
export interface Seen {
  filename: string
  seen: 'shown' | 'described' | 'not_seen'
}

/** What the prompts for one model are given of attachments: the files that it sees, and a few lines on all of them. */
export interface Shown {
  files: readonly PromptFile[]
  lines: string
}

/** Which attachments a model is shown; the others are described where there is a description, and named where not. */
export function shownTo(sees: ModelSettings['sees'], attachments: readonly Attachment[]): Shown {
  const files: PromptFile[] = []
  const lines = attachments.map((attachment, at) => {
    const name = `${at + 1}: ${untrustedLine(attachment.filename)}`
    const seen = seenBy(sees, attachment)
    if (seen === 'shown') files.push(fileOf(attachment))
    if (seen === 'not_seen')
      return `${name} (cannot be shown; the person has not seen it and says nothing about what it shows)`
    return seen === 'shown'
      ? `${name} (shown)`
      : `${name} (not shown; described as: ${untrustedLine(attachment.description!)})`
  })
  return { files, lines: block('attachments', lines) }
}

export const seenBy = (sees: ModelSettings['sees'], { media_type, description }: Attachment): Seen['seen'] => {
  const kind = media_type.startsWith('image/') ? 'image' : media_type === 'application/pdf' ? 'pdf' : null
  if (kind !== null && sees.includes(kind)) return 'shown'
  return description === undefined || description.trim() === '' ? 'not_seen' : 'described'
}

const fileOf = ({ filename, media_type, bytes, sha256 }: Attachment): PromptFile => ({
  filename,
  media_type,
  bytes,
  sha256,
})
