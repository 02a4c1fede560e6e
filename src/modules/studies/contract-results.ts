import { z } from 'zod'
import { contract, fileContract } from '../../platform/contract/contract.ts'
import { exportFormats, exportMediaTypes } from '../exports/contract.ts'
import { filtered, filtering } from '../filters/contract.ts'
import { optionResult, results as questionResults } from '../questions/contract.ts'
import { stages, study_id } from './shapes.ts'

const names = z
  .union([z.string().max(1000), z.array(z.string().max(100)).max(20)], 'must be the name of a field, or several')
  .optional()
const interval = { ci_low: z.number(), ci_high: z.number() }

const column = z.object({
  value: z.string().describe('As agents have it; numbers in bands.'),
  n: z.int(),
  n_effective: z.number(),
  suppressed: z.boolean().describe('Fewer than five respondents: nothing but their number is told.'),
  options: z.array(optionResult).nullable(),
  mean: z.object({ value: z.number(), ...interval }).optional(),
  themes: z.array(z.object({ label: z.string(), respondents: z.int(), share: z.number(), ...interval })).optional(),
})

export const results = contract({
  id: 'studies.results',
  method: 'GET',
  path: '/v1/research-studies/{study_id}/results',
  tag: 'Studies',
  summary: 'Read what the answers come to',
  description:
    'For every question weighted shares, means and themes with 95 % intervals, in which chance and the stated error of the ' +
    'engine are together. With `by`, the same for groups of agents beside each other, and a test whether they differ, with ' +
    'control for all tests of the request. With `filters`, only those who match are counted. Groups of fewer than five are ' +
    'not told, nor is what a filter leaves of fewer.',
  access: { scope: 'studies:read' },
  success: [[200, 'The results.']],
  input: z.strictObject({
    study_id,
    by: names.describe('Fields of agents, as filters have them: `region`, `age,sex`. Numbers are put into bands.'),
    question_ids: names.describe('Only these questions, by id.'),
    ...filtering,
  }),
  output: z.object({
    study_id: z.int(),
    stage: z.enum(stages),
    participant_count: z.int(),
    matching_count: z.int().describe('Participants whom `filters` match; without, all of them.'),
    ...filtered,
    questions: z.array(
      z.object({
        question_id: z.int(),
        question: z.string(),
        optimized_question: z.string().nullable(),
        suppressed: z.boolean().describe('The filter leaves fewer than five respondents: only their number is told.'),
        results: questionResults,
        expected_error_points: z
          .number()
          .nullable()
          .describe('Half-width of the 80 % interval that the engine states for a share, in points.'),
        crosstabs: z.array(
          z.object({
            by: z.string(),
            columns: z.array(column),
            test: z
              .object({
                name: z.string(),
                statistic: z.number(),
                df: z.number(),
                p: z.number(),
                q: z.number().describe('p after control of the false discovery rate.'),
              })
              .nullable(),
          }),
        ),
      }),
    ),
    accuracy: z
      .object({ median_error_points: z.number().nullable() })
      .describe('What to expect: for questions like these, the median of the stated errors.'),
    synthetic: z.literal(true),
  }),
  errors: ['not_found', 'refused'],
  tool: {
    name: 'v1.research-studies.results.get',
    set: 'studies',
    description:
      'For every question weighted shares, means and themes with 95 % intervals. With `by`, the same for groups of agents ' +
      'beside each other, and whether they differ; groups of fewer than five are not told. Quote shares with their ' +
      'intervals; what is not clear of chance is no difference.',
  },
})

export const download = fileContract({
  id: 'studies.download',
  method: 'GET',
  path: '/v1/research-studies/{study_id}/export',
  tag: 'Studies',
  summary: 'Download a study',
  description:
    '`csv`: one row for each answer, safe to open in a spreadsheet. `json`: everything. `xlsx`: answers, results, ' +
    'participants and a codebook. `labelled_csv`: one row for each agent, answers as codes; `spss_syntax` names them.',
  access: { scope: 'studies:read' },
  success: [[200, 'The file.']],
  input: z.strictObject({
    study_id,
    format: z.enum(exportFormats, `must be one of ${exportFormats.join(', ')}`).default('csv'),
  }),
  files: [...new Set(Object.values(exportMediaTypes))],
  errors: ['not_found', 'refused'],
  tool: { name: 'v1.research-studies.export', set: 'studies' },
})

export const manifest = contract({
  id: 'studies.manifest',
  method: 'GET',
  path: '/v1/research-studies/{study_id}/manifest',
  tag: 'Studies',
  summary: 'Read the run manifest',
  description:
    'Everything that the answers were made from: engine, versions, population, agents, wordings, and a digest of the ' +
    'answers. `populace replay` gives the same answers again from it, on the embedded engine to the byte.',
  access: { scope: 'studies:read' },
  success: [[200, 'The manifest.']],
  input: z.strictObject({ study_id }),
  output: z.object({ manifest: z.record(z.string(), z.unknown()) }),
  errors: ['not_found'],
  tool: { name: 'v1.research-studies.manifest.get', set: 'studies' },
})

export const events = fileContract({
  id: 'studies.events',
  method: 'GET',
  path: '/v1/research-studies/{study_id}/events',
  tag: 'Studies',
  summary: 'Follow a study as it goes on',
  description:
    'A stream of server-sent events: `progress` whenever answers have come in or the stage has changed, with `done` and ' +
    '`total` of every question that is under way, and `idle` when nothing is. It ends after 15 minutes; ' +
    'connect again.',
  access: { scope: 'studies:read' },
  success: [[200, 'The stream.']],
  input: z.strictObject({ study_id }),
  files: ['text/event-stream; charset=utf-8'],
  errors: ['not_found', 'rate_limited'],
})
