import { servedLink } from './links.ts'

/** Where the documents say that the service is. Pages of it tell the address that readers have; the bare one is a default. */
const WRITTEN_ADDRESS = 'http://localhost:3000'
const ADDRESS_OF_PAGE = /http:\/\/localhost:3000(?=\/)/g

/** The marks by which tests know what to run are not for readers. */
const MARK = /^<!-- (?:run|run by|run: sdk|not run|step|check|expect)\b.*-->\n/gm

/** With a group around it, so that splitting keeps the blocks of code, at every second place. */
const BLOCKS = /(^ *```[\s\S]*?^ *```$)/m

const apart = (text: string, ofBlock: (block: string) => string, ofProse: (prose: string) => string): string =>
  text
    .split(BLOCKS)
    .map((part, at) => (at % 2 === 1 ? ofBlock(part) : ofProse(part)))
    .join('')

/** A document as readers of this service need it: with its address, and without what is there for tests. */
export const forReaders = (text: string, baseUrl: string): string =>
  apart(
    text.replace(MARK, ''),
    (block) => block.replaceAll(WRITTEN_ADDRESS, baseUrl),
    (prose) => prose.replace(ADDRESS_OF_PAGE, baseUrl),
  )

const LINK = /(!?\[[^\]]*\])\(([^)\s]+)\)/g

/** The same for assistants, who read the text itself: links lead to other texts, by their whole addresses. */
export function forAssistants(text: string, file: string, baseUrl: string): string {
  return apart(
    forReaders(text, baseUrl),
    (block) => block,
    (prose) => prose.replace(LINK, (_, label: string, target: string) => linked(label, target)),
  )

  function linked(label: string, target: string): string {
    const address = servedLink(file, target, '.md')
    if (address === undefined) return label.replace(/^!?\[|\]$/g, '')
    return `${label}(${address.startsWith('/') ? baseUrl : ''}${address})`
  }
}
