import path from 'node:path'
import { type Document, documents } from './documents.ts'

/** Folders of charts: each file in them has an address below /docs. */
export const PICTURES = ['docs/fidelity', 'docs/calibration', 'docs/performance']

/** Where the list of all documents stands, as a file and as a page. */
const INDEX_FILE = 'docs/index.md'

const byFile = new Map(documents.map((document) => [document.file, document]))

const isRelative = (target: string): boolean => !/^([a-z][a-z\d+.-]*:|\/|#)/i.test(target)

/**
 * Documents link to each other as files, for those who read them in the repository. Here they have addresses; what is
 * not served has none, and is undefined.
 */
export function servedLink(from: string, target: string, ending: '' | '.md' = ''): string | undefined {
  if (!isRelative(target)) return target
  const [file = '', fragment] = target.split('#')
  const meant = path.posix.join(path.posix.dirname(from), file)
  const hash = fragment === undefined ? '' : `#${fragment}`
  const document = byFile.get(meant)
  if (document !== undefined) return `${addressOf(document)}${ending}${hash}`
  if (meant === INDEX_FILE) return `/docs${hash}`
  if (meant === 'docs/reference/openapi.yaml') return '/docs/api/openapi.yaml'
  return PICTURES.some((folder) => path.posix.dirname(meant) === folder) ? `/${meant}` : undefined
}

export const addressOf = ({ name }: Document): string => `/docs/${name}`
