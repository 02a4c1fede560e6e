import path from 'node:path'
import { indexText } from '../../src/surfaces/http/pages/docs/index-text.ts'
import { GENERATED } from './note.ts'

/** The list of all documents, for those who read them in the repository. */
export const documentsIndex = (): string => `# Documentation\n\n${GENERATED}
A running service shows the same at \`/docs\`, and \`/docs/api\` has a form to try the API. Begin with the
[Quickstart](quickstart.md). Decisions that could have gone another way have a page each in [adr](adr).

${indexText(({ file }) => path.posix.relative('docs', file))}`
