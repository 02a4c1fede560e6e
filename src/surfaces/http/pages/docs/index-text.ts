import type { Document } from './documents.ts'
import { sections } from './documents.ts'

/** The list of all documents, as Markdown: for the repository, for its page, and for llms.txt. */
export const indexText = (linkTo: (document: Document) => string): string =>
  sections
    .map(({ title, documents }) =>
      [
        `## ${title}`,
        '',
        ...documents.map((document) => `- [${document.title}](${linkTo(document)}): ${document.summary}`),
        '',
      ].join('\n'),
    )
    .join('\n')
