import { type Brief, homeAssumed, homeCountry, type Missing, missingInfo } from '../../briefs/index.ts'
import { type RefusalChange, type Reply, refusalChange } from './reply-shape.ts'
import { apply, type Revision, reject, understoodAs, unsaid } from './revision.ts'

const isAudienceChange = (key: string): boolean => /^(?:filters\.|screening\[|quotas$)/.test(key)

const saysAnything = ({ filters, screening, quotas }: Brief): boolean =>
  Object.keys(filters).length + screening.length + quotas.length > 0

/**
 * What is still missing after the changes. A model can supply what the rules have not found; what they have found it
 * cannot ask for again.
 */
export function changeMissing(revision: Revision, reply: Reply): void {
  const { draft, brief, applied } = revision
  const supplied: Missing[] = [
    ...(applied.some(isAudienceChange) && saysAnything(brief) ? (['audience'] as const) : []),
    ...(brief.objective === null ? [] : (['objective'] as const)),
  ]
  const missing = draft.missing.filter((one) => !supplied.includes(one))
  const wanted = Array.isArray(reply.missing) ? reply.missing : []
  for (const one of missingInfo.filter((name) => wanted.includes(name) && !missing.includes(name))) {
    reject(revision, 'missing', 'the text says it', one)
  }
  const atHome = draft.missing.includes('audience') && !missing.includes('audience') && isHome(brief)
  revision.brief = {
    ...brief,
    missing,
    clarifying_questions: draft.clarifying_questions.filter((_, at) => missing.includes(draft.missing[at]!)),
    assumed: atHome ? [...brief.assumed, homeAssumed] : brief.assumed,
  }
}

const isHome = ({ filters, assumed }: Brief): boolean =>
  filters.country === homeCountry && !assumed.includes(homeAssumed)

/** Adds a refusal of one of three kinds, for words of the author that the rules have not taken for something harmless. */
export function changeRefusal(revision: Revision, reply: Reply): void {
  if (reply.refusal === undefined || reply.refusal === null) return
  const { success, data } = refusalChange.safeParse(reply.refusal)
  const { brief } = revision
  const why = success ? whyNotRefused(revision, data) : 'it has not the form that was asked for'
  if (why !== undefined) {
    reject(revision, 'refusal', why, data?.reason ?? reply.refusal)
    return
  }
  const { reason, said } = data!
  apply(revision, 'refusal', [said], { ...brief, refusal: { reason, message: messageOf(reason, said), said } })
}

function whyNotRefused(revision: Revision, { reason, said }: RefusalChange): string | undefined {
  const harmless = understoodAs(revision, said)
  const missing = unsaid(revision, said) ?? (harmless && `“${said}” is understood, as ${harmless.as}`)
  return missing ?? (bearsOut[reason].test(said) ? undefined : `“${said}” says nothing of the kind`)
}

/** What words must have in them to be about children, or about somebody in particular. Harm has too many words. */
const bearsOut: Readonly<Record<RefusalChange['reason'], RegExp>> = {
  minors:
    /\b(?:child|kid|teen|tween|minor|pupil|school|boy|girl|infant|bab(?:y|ies)|toddler|adolescen|youth|underage|grader|under[- ]?1[0-8]\b|(?:\d|1[0-7])\b)/i,
  real_people:
    /\p{Lu}\p{Ll}|@|\b(?:names?|address(?:es)?|phone|e-?mails?|identif\w+|real|actual|who (?:is|are|was))\b/u,
  harmful: /\p{L}+\s+\p{L}+/u,
}

function messageOf(reason: RefusalChange['reason'], said: string): string {
  if (reason === 'minors') return `Everybody here is 18 or older: “${said}” cannot be asked. Adults can be.`
  if (reason === 'real_people') return `The people here are synthetic. Nobody real is found or described: “${said}”.`
  return `No research is done here that is to do harm: “${said}”.`
}
