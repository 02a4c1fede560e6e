import { escapeHtml } from '../layout.ts'

/** What is worth another colour in a few lines of example: remarks and texts, and in JSON the names of fields. */
const QUOTED = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'/.source
const SHELL = new RegExp(`(?<remark>(?<![^\\s])#.*)|(?<text>${QUOTED})`, 'g')
const SCRIPT = new RegExp(`(?<remark>//.*|/\\*[\\s\\S]*?\\*/)|(?<text>\`(?:[^\`\\\\]|\\\\.)*\`|${QUOTED})`, 'g')
const JSON_TEXT = /(?<name>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<text>"(?:[^"\\\n]|\\.)*")/g

const patterns: Record<string, RegExp> = {
  sh: SHELL,
  bash: SHELL,
  ts: SCRIPT,
  js: SCRIPT,
  json: JSON_TEXT,
  jsonl: JSON_TEXT,
}

/** Code as HTML. What is in a language that is not known stays as plain as it is. */
export function highlight(code: string, language: string): string {
  const pattern = patterns[language]
  if (pattern === undefined) return escapeHtml(code)
  let html = ''
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups!).find(([, text]) => text !== undefined)!
    html += `${escapeHtml(code.slice(end, match.index))}<span class="${kind}">${escapeHtml(match[0])}</span>`
    end = match.index + match[0].length
  }
  return html + escapeHtml(code.slice(end))
}
