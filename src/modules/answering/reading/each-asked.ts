import type { Reading } from './reading.ts'

/** What people do and have is asked of each thing as well by itself; what they prefer is not. */
const DEEDS: ReadonlySet<Reading['ask']> = new Set(['use', 'behaviour', 'experience', 'awareness', 'frequency'])

/** Things that are asked one by one. */
const MOST = 12

/** "Which of these streaming services do you pay for …" */
const WHICH =
  /\b(?:which|what|select|tick|check|mark)\b[^.?!]*?\b(have|do|did) (?:you|u) ((?:ever |currently |regularly |personally )?[a-z][^.?!:(]*)/i

/** "… at home", "… in the past month": what belongs to all of them, behind the thing. */
const BEHIND =
  /\s+((?:in|within|during|over|at any time in) (?:the |your |a |an )?(?:past|last|previous|typical|average|next|whole)?\s*[\w' ]+|at (?:home|work|least .*)|(?:regularly|right now|today|lately|recently|currently|daily|weekly|nowadays)|this (?:week|month|year|summer|winter)|every .+|on a .+ basis)$/i

/** "Done" stands for whatever the answers say that is done. */
const ANY_DEED = /^(?:ever )?(?:done|do|been doing)$/i

/**
 * Where any number of listed deeds may be ticked, each as a question by itself: "Which of these do you own: a bicycle, …?"
 * asks "Do you own a bicycle?". Null for an answer that stands alone ("none of these"), and for all where it is not that
 * kind of question.
 */
export function eachAsked(reading: Reading): readonly (string | null)[] | null {
  const { type, ask, options, picks, text } = reading
  if (type !== 'multiple_choice' || !DEEDS.has(ask) || (picks !== null && picks.max < options.length)) return null
  // Each of them takes as long as a question by itself.
  if (options.length > MOST) return null
  if (/\b(?:most|favou?rite|best|prefer|would|should)\b/i.test(text)) return null
  const [, auxiliary, rest] = WHICH.exec(text) ?? []
  if (auxiliary === undefined) return null
  const said = rest!.trim().replace(/,.*$/, '')
  const behind = BEHIND.exec(said)?.[1] ?? ''
  const deed = behind === '' ? said : said.slice(0, -behind.length).trim()
  const verb = ANY_DEED.test(deed) ? '' : deed
  const first = auxiliary[0]!.toUpperCase() + auxiliary.slice(1).toLowerCase()
  return options.map(({ role, text: option }) =>
    role === 'answer' ? `${[`${first} you`, verb, lowered(option), behind].filter(Boolean).join(' ')}?` : null,
  )
}

/** "Went to a museum", but "Netflix" and "TV". */
const lowered = (option: string): string =>
  /^(?:An?|The|My|Your|[A-Z][a-z]+(?:ed|ing|t|n)) /.test(option) ? option[0]!.toLowerCase() + option.slice(1) : option
