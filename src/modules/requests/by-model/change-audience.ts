import { akin, type Brief, foldedWords, overlapping, readBrief, type Screening } from '../../briefs/index.ts'
import { fieldNamed } from '../../filters/index.ts'
import { conditionValue, isAccountedFor, matchingOrWhy } from './change-filters.ts'
import type { Neutral } from './change-plan.ts'
import { entriesOf, quotaChange, type Reply, type ScreeningChange, screeningChange, sizeChange } from './reply-shape.ts'
import { apply, notInForm, type Revision, reject, understoodAs, unsaid } from './revision.ts'

const MOST_SCREENING = 5
const MOST_AGENTS = 1000
const MOST_QUOTAS = 6
const LONGEST_QUESTION = 200

/** Adds and rewords questions to candidates; those to be taken out come last. */
export function changeScreening(revision: Revision, reply: Reply, neutral: Neutral): void {
  const changes = entriesOf(screeningChange, reply.screening, notInForm(revision, 'screening'))
  const taken = new Set<Screening>()
  for (const change of changes) {
    const { screening } = revision.draft
    const before = change.at === null ? undefined : screening[change.at]
    if (change.at === null) addScreening(revision, change, neutral)
    else if (before === undefined) reject(revision, `screening[${change.at}]`, 'there is no such question', change.said)
    else if (change.question !== null) rewordScreening(revision, change.at, before, change, neutral)
    else if (isAccountedFor(revision, before.said)) taken.add(before)
    else reject(revision, `screening[${change.at}]`, 'the text asks for it', 'left out', before.question)
  }
  for (const before of taken) {
    const { brief, draft } = revision
    const screening = brief.screening.filter(({ said }) => said !== before.said)
    apply(revision, `screening[${draft.screening.indexOf(before)}]`, [], { ...brief, screening })
  }
}

function addScreening(revision: Revision, { question, keep, said }: ScreeningChange, neutral: Neutral): void {
  const { brief } = revision
  const key = `screening[${brief.screening.length}]`
  const sound = soundScreening(question ?? '', said, neutral)
  if (brief.screening.some((one) => isSame(one.question, sound ?? '') || overlapping(one.said, said))) return
  const known = understoodAs(revision, said)
  const full = brief.screening.length >= MOST_SCREENING ? 'five questions are the most' : undefined
  const why = unsaid(revision, said) ?? (known && `“${said}” is understood already, as ${known.as}`) ?? full
  if (why !== undefined || sound === undefined) {
    reject(revision, key, why ?? 'it is no question with yes or no about that', question)
    return
  }
  apply(revision, key, [said], { ...brief, screening: [...brief.screening, { said, question: sound, keep }] })
}

function rewordScreening(
  revision: Revision,
  at: number,
  before: Screening,
  { question, keep }: ScreeningChange,
  neutral: Neutral,
): void {
  const key = `screening[${at}]`
  const sound = soundScreening(question ?? '', before.said, neutral)
  const turned = keep !== before.keep || negation.test(question ?? '') !== negation.test(before.question)
  if (sound === undefined || turned) {
    const why = turned ? 'it asks for the opposite' : `it is no question with yes or no about “${before.said}”`
    reject(revision, key, why, `${question} ${keep}`, `${before.question} ${before.keep}`)
    return
  }
  if (isSame(sound, before.question)) return
  const { brief } = revision
  const screening = brief.screening.map((one) => (one.said === before.said ? { ...one, question: sound } : one))
  apply(revision, key, [before.said], { ...brief, screening })
}

/** A word that turns a question into its opposite. */
const negation = /\b(?:not|never|no|nobody|nothing|without|avoid\w*|refuse|hardly|seldom|rarely)\b|n['’]t\b/i

const isSame = (one: string, other: string): boolean => foldedWords(one) === foldedWords(other)

const yesOrNo =
  /^(?:(?:in|at|over|during|on|within|thinking)\b[^,?]{0,60},\s*)?(?:do|does|did|have|has|had|are|is|was|were|can|could|will|would)\s(?:you|your|there|any)\b[^?]*\?$/i

/** A question to candidates that leads nobody and is about these words; undefined where it is not. */
function soundScreening(question: string, said: string, neutral: Neutral): string | undefined {
  const asked = question.replace(/\s+/g, ' ').trim().toWellFormed()
  if (asked.length > LONGEST_QUESTION || !yesOrNo.test(asked) || !akin(asked, said)) return undefined
  const mended = neutral(asked, { type: 'single_choice', options: ['Yes', 'No'] })
  return yesOrNo.test(mended) ? mended : undefined
}

/** Parts of the sample with shares of their own. Those that the text states stay; a model may see what the rules do not. */
export function changeQuotas(revision: Revision, reply: Reply): void {
  const before = revision.rejected.length
  const changes = entriesOf(quotaChange, reply.quotas, notInForm(revision, 'quotas'))
  if (changes.length === 0 || revision.rejected.length > before) return
  const { brief, draft } = revision
  const quotas = changes.map(({ conditions, share, said }) => ({
    said: said.trim(),
    filters: Object.fromEntries(conditions.map((one) => [fieldNamed(one.field) ?? one.field, conditionValue(one)])),
    share,
  }))
  if (sameQuotas(draft.quotas, quotas)) return
  const why = draft.quotas.length > 0 ? 'the text states them' : whyNot(revision, quotas)
  if (why !== undefined) {
    reject(revision, 'quotas', why, quotas, draft.quotas.length > 0 ? draft.quotas : null)
    return
  }
  const rests = quotas.map(({ said }) => said)
  apply(revision, 'quotas', rests, { ...brief, quotas })
}

const sameQuotas = (some: Brief['quotas'], others: Brief['quotas']): boolean =>
  JSON.stringify(some.map(({ filters, share }) => [filters, share])) ===
  JSON.stringify(others.map(({ filters, share }) => [filters, share]))

function whyNot(revision: Revision, quotas: Brief['quotas']): string | undefined {
  const { brief, words } = revision
  if (quotas.length < 2 || quotas.length > MOST_QUOTAS) return `there are two to ${MOST_QUOTAS} parts`
  const sum = quotas.reduce((total, { share }) => total + share, 0)
  if (quotas.some(({ share }) => share <= 0) || Math.abs(sum - 1) > 0.01) return 'the shares do not add up to 1'
  for (const { said, filters } of quotas) {
    if (!words.has(said)) return `the text does not say “${said}”`
    const names = Object.keys(filters)
    const unknown = names.find((name) => fieldNamed(name) === undefined)
    if (unknown !== undefined || names.length === 0) return `there is no field ${unknown ?? ''}`.trim()
    if (names.some((name) => name in brief.filters)) return 'the filters say the same of everybody'
    const found = matchingOrWhy(revision, { ...brief.filters, ...filters }, fieldNamed(names[0]!)!)
    if (typeof found === 'string') return found
    if (found.total === 0) return `nobody would match “${said}”`
  }
  return undefined
}

/** How many. A number that the text has and the rules have read is not up for discussion. */
export function changeSize(revision: Revision, reply: Reply): void {
  if (reply.group_size === undefined || reply.group_size === null) return
  const { success, data } = sizeChange.safeParse(reply.group_size)
  const { brief } = revision
  if (success && data.value === brief.group_size) return
  const why = success ? whyNotSize(revision, data.value, data.said) : 'it has not the form that was asked for'
  if (why !== undefined) reject(revision, 'group_size', why, data?.value ?? reply.group_size, brief.group_size)
  else apply(revision, 'group_size', [data!.said], { ...brief, group_size: data!.value })
}

function whyNotSize(revision: Revision, value: number, said: string): string | undefined {
  if (revision.brief.group_size !== null) return 'the text states it'
  if (value < 1 || value > MOST_AGENTS) return `1 to ${MOST_AGENTS} can be asked`
  const texts = [{ text: `${said} people`, answers: [] }]
  const read = readBrief({ ...revision.input, kind: 'group', texts }).group_size
  const written = [...said.replace(/(?<=\d)[,.](?=\d{3}\b)/g, '').matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const isIt = read === value || written.includes(value)
  return unsaid(revision, said) ?? (isIt ? undefined : `“${said}” is another number, or none`)
}
