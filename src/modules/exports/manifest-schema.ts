import { z } from 'zod'

const agentIds = z.array(z.int())

const answersMeta = z.object({
  engine: z.string(),
  method: z.string(),
  knowledge_version: z.string(),
  population_version: z.string(),
  model: z.string().optional(),
  forecast_models: z.array(z.string()).readonly().optional(),
  elicitation: z.string().optional(),
  prompt_versions: z.array(z.string()).readonly().optional(),
  calibration: z.string().optional(),
  fallback: z.string().optional(),
  words_rejected: z.int().optional(),
})

const format = z.object({
  type: z.enum(['open', 'single_choice', 'multiple_choice', 'scale', 'numeric', 'ranking']).optional(),
  options: z.array(z.string()).readonly().optional(),
  scale: z.object({ min: z.number(), max: z.number(), labels: z.array(z.string()).readonly().optional() }).optional(),
  length: z.enum(['short', 'medium', 'detailed']).optional(),
})

const population = z.object({
  version: z.string(),
  /** Agents have the ids from here on, in the order of the population. */
  first_agent_id: z.int(),
  size: z.int(),
  digest: z.string().describe('SHA-256 of everything that is drawn of the people.'),
  recipe: z.object({
    method: z.int(),
    figures: z.string(),
    seed: z.string(),
    size: z.int(),
    country_size: z.int(),
    countries: z.array(z.string()),
    health_share: z.number(),
  }),
})

const question = z.object({
  id: z.int(),
  uuid: z.string(),
  question: z.string(),
  asked_question: z.string().describe('As agents were asked it.'),
  format,
  replicate: z.literal(0).describe('Which draw of the same people it is; answers are always the first.'),
  attachments: z.array(z.object({ filename: z.string(), mime: z.string(), sha256: z.string() })),
  earlier: z.array(z.int()).describe('Positions, from 0, of the questions that agents remembered their answers to.'),
  panel: z.int().describe('Which of `panels` was asked.'),
  unanswered_agent_ids: agentIds.describe('Who was asked and gave no answer.'),
  removed_agent_ids: agentIds.describe('Whose answers no longer count, because they were removed from the study.'),
  made_with: answersMeta.nullable().describe('Null where nobody has answered yet.'),
  answer_count: z.int(),
  answers_sha256: z.string(),
})

const screened = z.object({
  agent_id: z.int(),
  answers: z.array(z.object({ question: z.string(), reply: z.string() })),
})

/** What a study was made with and how it was asked: whatever is needed to ask it again in the same way. */
export const manifestSchema = z.object({
  manifest_version: z.literal(1),
  service_version: z.string(),
  study: z.object({ uuid: z.string(), title: z.string(), objective: z.string() }),
  engines: z.array(z.string()),
  methods: z.array(z.string()),
  knowledge_versions: z.array(z.string()),
  models: z.array(z.string()),
  forecast_models: z.array(z.string()),
  elicitations: z.array(z.string()),
  prompt_versions: z.array(z.string()),
  calibrations: z.array(z.string()),
  fallbacks: z.array(z.string()).describe('Why another engine answered in place of the first.'),
  populations: z.array(population),
  seeds: z.string().describe('Where chance comes from.'),
  panels: z.array(agentIds).describe('Agents in the order in which they were asked: a panel is drawn together.'),
  screening: z
    .array(screened)
    .optional()
    .describe('What agents said when candidates were screened, and remembered; left out where nobody was.'),
  questions: z.array(question).describe('In the order in which they were asked.'),
  answers_sha256: z.string().describe('SHA-256 over all answers that count.'),
  created_at: z.iso.datetime(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type ManifestQuestion = Manifest['questions'][number]
export type ManifestPopulation = Manifest['populations'][number]
export type ManifestScreening = NonNullable<Manifest['screening']>[number]
