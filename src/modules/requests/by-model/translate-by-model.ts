import { optimizeQuestion, untrusted } from '../../answering/index.ts'
import type { Brief, PlannedQuestion } from '../../briefs/index.ts'
import type { AgentSearch } from '../../filters/index.ts'
import { askModelForJson, type Language, ModelError } from '../../models/index.ts'
import type { Reading, ToTranslate, Translate } from '../parts.ts'
import { planFor } from '../plan-for.ts'
import { briefPrompt } from '../prompts/brief-prompt.ts'
import type { Specialist } from '../request.ts'
import { changeQuotas, changeScreening, changeSize } from './change-audience.ts'
import { changeFilters, removeFilters } from './change-filters.ts'
import { changeMissing, changeRefusal } from './change-outcome.ts'
import { changeObjective, type Neutral, planIn, titleIn } from './change-plan.ts'
import { isReply, type Reply, replySchema } from './reply-shape.ts'
import { type Revision, reviseFrom } from './revision.ts'

export interface TranslateParts {
  language: Language
  search: AgentSearch
  reading: () => Promise<Reading>
}

const neutral: Neutral = (question, format) => optimizeQuestion(question, format).optimized_question

/**
 * Has a language model look over what the rules have read. Their reading is what it begins with and what it is held to:
 * a change stands if the author's words are there for it and nothing that is plain in the text speaks against it. Where
 * there is no usable reply, the rules' reading is the reading.
 */
export const translateByModel =
  ({ language, search, ...parts }: TranslateParts): Translate =>
  async ({ input, brief, question_count, title }, { organization_id, job_id, signal }) => {
    // What will not be done is not for a model to discuss, nor to be paid for.
    if (brief.refusal !== null) return { brief, plan: null, specialist: refusedByRules }
    const reading = await parts.reading()
    const plan = input.kind === 'study' && brief.objective !== null ? planFor(reading, brief, question_count) : []
    const prompt = briefPrompt({
      kind: input.kind,
      texts: untrusted(input.texts.map(({ text }) => text).join('\n\n')),
      draft: untrusted(JSON.stringify(shown(brief, plan), null, 1)),
      countries: reading.countries.join(', '),
      question_count,
    })
    try {
      const { value } = await askModelForJson<Reply>(
        language.models,
        {
          model: language.language_models.words.name,
          purpose: 'brief',
          prompt,
          json: replySchema,
          payer: { organization_id, job_id },
          signal,
        },
        (reply) => (isReply(reply) ? { value: reply } : { problem: 'it has none of the keys that are asked for' }),
      )
      const revision = reviseFrom(brief, input, search)
      const planned = revise(revision, value, { question_count, title, reading })
      return { brief: revision.brief, plan: planned, specialist: assisted(revision) }
    } catch (error) {
      if (!(error instanceof ModelError) || error.reason === 'cancelled') throw error
      return { brief, plan: null, specialist: unassisted(error) }
    }
  }

/** The reading by rules, as the model is shown it. */
function shown(brief: Brief, plan: readonly PlannedQuestion[]) {
  const { filters, quotas, group_size, objective, questions: given, understood, ignored, missing } = brief
  return {
    filters,
    quotas,
    screening: brief.screening.map((one, at) => ({ at, ...one })),
    group_size,
    objective,
    questions_given: given,
    questions: plan.map(({ role, question, format }) => ({ role, question, ...format })),
    understood,
    ignored,
    missing,
  }
}

type Planned = Awaited<ReturnType<Translate>>['plan']

/** In this order: what is taken out has to be taken up elsewhere first. */
function revise(
  revision: Revision,
  reply: Reply,
  { question_count, title, reading }: { reading: Reading } & Pick<ToTranslate, 'question_count' | 'title'>,
): Planned {
  changeRefusal(revision, reply)
  if (revision.brief.refusal !== null) return null
  const removals = changeFilters(revision, reply)
  changeQuotas(revision, reply)
  changeSize(revision, reply)
  changeObjective(revision, reply)
  changeScreening(revision, reply, neutral)
  removeFilters(revision, removals)
  changeMissing(revision, reply)
  if (revision.input.kind !== 'study' || revision.brief.missing.length > 0) return null
  // A title that the caller has given is not for the model to find.
  const found = title === null ? titleIn(revision, reply) : null
  return { title: found, questions: planIn(revision, reply, question_count, reading, neutral) }
}

const undecided = { decision_action: null, decision_message: null }

function assisted({ applied, rejected }: Revision): Specialist {
  const changes = applied.length === 0 ? 'nothing' : applied.join(', ')
  const refused = rejected.length === 0 ? '' : ` What did not stand against the text: ${rejected.length}.`
  return {
    ...undecided,
    host_mode: 'prompt_assisted',
    host_status: 'completed',
    host_message: 'The text was read by rules, and a language model looked over the reading.',
    step_status: 'completed',
    step_reason_code: null,
    step_message: `The language model changed ${changes}.${refused}`,
    applied_change_keys: applied,
    rejected_changes: rejected,
  }
}

const refusedByRules: Specialist = {
  ...undecided,
  host_mode: 'prompt_assisted',
  host_status: 'completed',
  host_message: 'The text was read by rules, which refuse it.',
  step_status: 'skipped',
  step_reason_code: 'refused_by_rules',
  step_message: 'No language model was asked about what is refused.',
  applied_change_keys: [],
  rejected_changes: [],
}

function unassisted({ reason, message }: ModelError): Specialist {
  const codes: Partial<Record<ModelError['reason'], string>> = {
    budget_exhausted: 'budget_exhausted',
    unusable: 'reply_rejected',
  }
  return {
    ...undecided,
    host_mode: 'deterministic_only',
    host_status: 'failed',
    host_message: `The text was read by rules alone. ${message}`,
    step_status: 'failed',
    step_reason_code: codes[reason] ?? 'model_failed',
    step_message: message,
    applied_change_keys: [],
    rejected_changes: [],
  }
}
