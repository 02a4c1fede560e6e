import type { MeasuredQuestion } from '../../src/modules/answering/calibrating/measured-questions.ts'
import { decidePanel, type Reference } from '../../src/modules/answering/deciding/decide-panel.ts'
import type { Decision } from '../../src/modules/answering/deciding/decision.ts'
import { leanPanel } from '../../src/modules/answering/deciding/lean-panel.ts'
import { panelAgent } from '../../src/modules/answering/deciding/panel-agent.ts'
import type { Elicitation, Put } from '../../src/modules/answering/eliciting/elicitation.ts'
import { attitudeLine } from '../../src/modules/answering/wording/attitudes.ts'
import type { Knowledge } from '../../src/modules/knowledge/index.ts'
import { ModelError, type Models } from '../../src/modules/models/index.ts'
import type { Person } from '../../src/modules/population/index.ts'

export type Way = Elicitation['name'] | 'embedded'

/** What a panel answered to a measured question, by every way to ask it. */
export interface PanelTrial {
  id: string
  family: string
  /** For every step from low to high the options on it; null where answers have no order. */
  steps: readonly (readonly number[])[] | null
  actual: readonly number[]
  /** Shares of the options. A way that does not apply to the question is left out. */
  by: ReadonlyMap<Way, readonly number[]>
}

export interface Spending {
  calls: number
  /** Null once a call has no price. */
  micros: number | null
  questions: number
}

export interface ElicitationParts {
  knowledge: Knowledge
  reference: Reference
  people: readonly Person[]
  models: Models
  /** Made with the models it is handed, so that calls can be counted by way. */
  elicitationOf(name: Elicitation['name'], models: Models): Elicitation
  progress?: ((share: number) => void) | undefined
}

export interface Compared {
  trials: readonly PanelTrial[]
  spending: ReadonlyMap<Way, Spending>
  /** Questions that some call failed on: they count for nobody. */
  failed: readonly { id: string; message: string }[]
  /** As `meta.calibration` would name it. */
  calibration: string
}

/** Questions under way at once; of each, every agent is asked at once. */
const AT_ONCE = 4

/** Puts measured questions to the same agents by every way, each without what would give its answers away. */
export async function compareElicitations(
  names: readonly Elicitation['name'][],
  questions: readonly MeasuredQuestion[],
  parts: ElicitationParts,
): Promise<Compared> {
  const { knowledge, reference, people, models, progress } = parts
  const panel = people.map((person) => ({ person }))
  const agents = people.map((person) => panelAgent(person, knowledge))
  const spending = new Map<Way, Spending>(names.map((name) => [name, { calls: 0, micros: 0, questions: 0 }]))
  const ways = names.map((name) => parts.elicitationOf(name, counted(models, spending.get(name)!)))
  let calibration = 'default'

  async function tried(question: MeasuredQuestion): Promise<PanelTrial> {
    const { reading, asked, found, known } = question
    const leanings = leanPanel(reading, found, agents, reference, knowledge)
    const put: Put = {
      reading,
      found,
      known,
      panel,
      agents,
      barred: new Map(),
      reference,
      replicate: 0,
      shown: () => ({ files: [], lines: '' }),
      attitudes: leanings.map((own) => own.map(attitudeLine)),
      call: { payer: { organization_id: null } },
    }
    const by = new Map<Way, readonly number[]>()
    by.set('embedded', sharesIn(question, decidePanel({ reading, found, forecast: known }, agents, reference, 0)))
    for (const way of ways) {
      if (way.name === 'similarity' && asked.form !== 'ladder') continue
      const elicited = await way.open(put)
      if (way.name === 'forecast') calibration = elicited.calibration
      const decisions = await Promise.all(panel.map((_, member) => elicited.decide(member, put.call)))
      by.set(way.name, sharesIn(question, decisions))
      spending.get(way.name)!.questions++
    }
    const { id, shares } = question.question
    return { id, family: question.family, steps: asked.form === 'ladder' ? asked.steps : null, actual: shares, by }
  }

  const trials: PanelTrial[] = []
  const failed: { id: string; message: string }[] = []
  for (let from = 0; from < questions.length; from += AT_ONCE) {
    const batch = questions.slice(from, from + AT_ONCE)
    for (const [at, result] of (await Promise.allSettled(batch.map(tried))).entries()) {
      if (result.status === 'fulfilled') trials.push(result.value)
      else if (!(result.reason instanceof ModelError)) throw result.reason
      else failed.push({ id: batch[at]!.question.id, message: result.reason.message })
    }
    progress?.(Math.min(1, (from + AT_ONCE) / questions.length))
  }
  return { trials, spending, failed, calibration }
}

function sharesIn({ reading }: MeasuredQuestion, decisions: readonly Decision[]): number[] {
  const shares = reading.options.map(() => 0)
  for (const { value } of decisions) {
    const option = reading.options.findIndex(({ text }) => text === value)
    if (option < 0) throw new Error(`"${value}" is no answer to "${reading.text}".`)
    shares[option]! += 1 / decisions.length
  }
  return shares
}

/** What was recorded before is counted like what is paid for now: a comparison is the same when it is run again. */
const counted = (models: Models, spent: Spending): Models => ({
  async complete(request) {
    const completion = await models.complete(request)
    spent.calls++
    spent.micros =
      spent.micros === null || completion.cost_micros === null ? null : spent.micros + completion.cost_micros
    return completion
  },
  reject: (completion, reason) => models.reject(completion, reason),
  close: () => models.close(),
})
