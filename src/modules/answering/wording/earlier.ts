import { untrustedLine } from '../prompts/untrusted.ts'
import type { Earlier } from '../saying/speaking.ts'

/** The latest answers say most about the next; a long study would otherwise be longer than everything else. */
const REMEMBERED = 8
const LONGEST = 600

/** What the agent has said before in the same study, oldest first. Skipped questions are not among them. */
export const earlierLines = (earlier: readonly Earlier[]): string[] =>
  earlier
    .filter(({ reply }) => reply.trim() !== '')
    .slice(-REMEMBERED)
    .flatMap(({ question, reply }) => [
      `Asked: ${untrustedLine(question).slice(0, LONGEST)}`,
      `Said: ${untrustedLine(reply).slice(0, LONGEST)}`,
    ])
