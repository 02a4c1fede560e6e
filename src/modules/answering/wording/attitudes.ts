import { untrustedLine } from '../prompts/untrusted.ts'
import type { Leaning } from '../saying/speaking.ts'

/** What the agent would answer to a known question nearby, as a line of a prompt. */
export const attitudeLine = ({ question, option }: Leaning): string =>
  `Asked "${untrustedLine(question.text)}", says: ${untrustedLine(option)}`
