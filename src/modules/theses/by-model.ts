import { z } from 'zod'
import { optimizeQuestion, untrusted } from '../answering/index.ts'
import { akin, authorWords, opposite, proposedQuestion, readBrief, soundQuestion } from '../briefs/index.ts'
import type { AgentSearch } from '../filters/index.ts'
import { askModelForJson, type Language, ModelError, replyFormat } from '../models/index.ts'
import type { DraftClaim } from './claim.ts'
import { claimQuestions, type QuestionForm } from './claim-questions.ts'
import type { Composed } from './composed.ts'
import { withComparisons } from './draft-claims.ts'
import { thesisPrompt } from './prompts/thesis-prompt.ts'
import type { ThesisRow } from './store.ts'

interface Parts {
  language: Language
  search: AgentSearch
  countries: readonly string[]
  byRules: (row: ThesisRow) => Composed
}

const LONGEST_CLAIM = 280
/** Of the words of a claim, so many must be the author's. */
const OWN_WORDS = 0.6

const proposedClaim = z.object({
  claim: z.string(),
  /** In plain words, which the rules read. */
  audience: z.string(),
  /** The words of the thesis that name them. */
  said: z.string(),
  questions: z.array(proposedQuestion),
})
type ProposedClaim = z.infer<typeof proposedClaim>

const format = replyFormat('claims', z.object({ claims: z.array(proposedClaim) }))

/**
 * Has a language model take theses apart. Whom a claim is about it says in words, which the rules read as they read those
 * of callers; what they make nothing of does not stand, and where nothing stands, the rules' claims do.
 */
export const composeByModel =
  ({ language, search, countries, byRules }: Parts) =>
  async (row: ThesisRow, signal: AbortSignal): Promise<Composed> => {
    const composed = byRules(row)
    if ('refusal' in composed) return composed
    const { thesis, settings, organization_id, job_id } = row
    const draft = composed.claims.map(({ claim, role, filters }) => ({ claim, role, filters }))
    const prompt = thesisPrompt({
      thesis: untrusted(thesis),
      draft: untrusted(JSON.stringify(draft, null, 1)),
      max_groups: String(settings.max_groups),
      questions_per_group: String(settings.questions_per_group),
    })
    try {
      const { value } = await askModelForJson(
        language.models,
        {
          model: language.language_models.words.name,
          purpose: 'thesis',
          prompt,
          json: format,
          payer: { organization_id, job_id },
          signal,
        },
        ({ claims }) => (Array.isArray(claims) ? { value: claims } : { problem: '"claims" must be a list' }),
      )
      const standing = claimsIn(value, row, search, countries)
      return standing.length === 0 ? composed : { claims: withComparisons(standing, settings.max_groups, opposite) }
    } catch (error) {
      if (!(error instanceof ModelError) || error.reason === 'cancelled') throw error
      return composed
    }
  }

function claimsIn(
  list: readonly unknown[],
  { thesis, settings, created_at }: ThesisRow,
  search: AgentSearch,
  countries: readonly string[],
): DraftClaim[] {
  const words = authorWords([thesis])
  const claims: DraftClaim[] = []
  for (const entry of list) {
    if (claims.length >= settings.max_groups) break
    const { success, data } = proposedClaim.safeParse(entry)
    if (!success) continue
    const claim = sentence(data.claim)
    const sound = claim.length <= LONGEST_CLAIM && words.shareOf(claim) >= OWN_WORDS && words.has(data.said)
    const filters = sound ? filtersOf(data.audience, created_at, search, countries) : undefined
    if (filters === undefined || claims.some((one) => one.claim.toLowerCase() === claim.toLowerCase())) continue
    const questions = questionsOf(data, claim, settings.questions_per_group)
    claims.push({ claim, who: data.said, role: 'claim', filters, questions, caveat: null })
  }
  return claims
}

/** Whom the words describe, as the rules read them; undefined where they make nothing of them, or there is nobody. */
function filtersOf(
  audience: string,
  now: Date,
  search: AgentSearch,
  countries: readonly string[],
): DraftClaim['filters'] | undefined {
  const texts = [{ text: audience.slice(0, LONGEST_CLAIM).toWellFormed(), answers: [] }]
  const { filters, refusal, missing, understood } = readBrief({ kind: 'group', texts, now, countries })
  if (refusal !== null || missing.length > 0 || understood.length === 0) return undefined
  return search.matching({ filters }).total === 0 ? undefined : filters
}

/** The model's questions where all of them can be asked, else those by rules. */
function questionsOf({ questions }: ProposedClaim, claim: string, count: number): QuestionForm[] {
  const neutral = (question: string, format: QuestionForm['format']) =>
    optimizeQuestion(question, format).optimized_question
  const sound = questions.slice(0, count).flatMap((proposed) => {
    const one = soundQuestion(proposed, neutral)
    return 'why' in one ? [] : [one]
  })
  const different = new Set(sound.map(({ question }) => question.toLowerCase())).size
  const about = sound.some(({ question }) => akin(question, claim))
  return different === count && about ? sound : claimQuestions(claim, count, 'world')
}

function sentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().toWellFormed()
  return /[.!?…]$/u.test(line) ? line : `${line}.`
}
