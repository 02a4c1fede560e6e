import { aim } from './cues.ts'
import type { Role } from './labels.ts'

/** "Participants", "TOPICS" on a line of their own. */
const bare: readonly (readonly [RegExp, Role])[] = [
  [
    /^(?:the )?(?:target )?(?:audience|participants?|respondents?|people|who|profile|criteria|sample|panel|screener|screening|recruitment|requirements|must-?haves?|demographics)$/i,
    'audience',
  ],
  [
    /^(?:the )?(?:research |key |main |study )?(?:topics?|objectives?|goals?|aims?|themes?|purpose|areas? of interest)$/i,
    'objective',
  ],
  [/^(?:the )?(?:survey |interview |key )?(?:questions?|discussion guide)$/i, 'question'],
  [/^(?:background|context|about us|timeline|timing|budget|deliverables?|notes?)$/i, 'context'],
]
const asks = /\b(?:ask|questions?)\b[^:]{0,40}:$/i
const learns = new RegExp(
  `(?:\\b(?:${aim})|\\b(?:topics?|objectives?|interested in|curious about|cover|talk about|hear about))[^:]{0,40}:$`,
  'i',
)

/** What the lines under a heading are; undefined where a line heads nothing. `listed`: a list follows. */
export function headingOf(line: string, listed: boolean): Role | undefined {
  const said = line.trim()
  const known = bare.find(([pattern]) => pattern.test(said.replace(/\s*:$/, '')))?.[1]
  if (known !== undefined) return known
  if (!listed || !said.endsWith(':')) return undefined
  if (asks.test(said)) return 'question'
  return learns.test(said) ? 'objective' : 'audience'
}
