import { bases, type CalibrationReport, type Figures, type FormReport } from './report.ts'

/** A calibration as an operator reads it. */
export function reportTable({ models, questions, failed, forms, all, groups }: CalibrationReport): string {
  const measured = forms.flatMap(({ form, figures }) => (figures === null ? [] : [row(form, figures)]))
  const head = [
    '',
    'questions',
    'even',
    'model',
    'known',
    'calibrated',
    'gain on known',
    'gain on model',
    'SD ratio',
    'r',
  ]
  const unanswered = failed === 0 ? '' : `, ${failed} more without a usable forecast`
  return [
    `${models.join(' + ')}: ${questions} questions${unanswered}`,
    '',
    'Distance from what people answered (total variation; calibrated: fitted on other families, 5 folds; gain: how much',
    'nearer calibrated forecasts are, with the interval of 95 of 100 resamples; SD ratio and r: of calibrated forecasts).',
    'A model may remember published results of these questions: on new ones it can be further off.',
    aligned([head, ...measured, row('all', all)]),
    '',
    'What counts from now on, as a mean: in every question the model and what is known count by the error of each',
    aligned([['', 'error', 'model', 'known', 'even', 'groups', '± points', 'hold', ''], ...forms.map(weightsRow)]),
    '',
    groups.compared === 0
      ? 'No group of people could be compared.'
      : `${groups.compared} differences between groups, error in points: ${points(groups.alike)} if all were alike, ` +
        `${points(groups.model)} the model's, ${points(groups.known)} known, ${points(groups.calibrated)} calibrated.`,
  ].join('\n')
}

function row(name: string, { questions, tv, gain, sd_ratio, correlation }: Figures): string[] {
  const gained = ({ tv: mean, interval: [low, high] }: Figures['gain']['on_known']): string =>
    `${signed(mean)} (${signed(low)} to ${signed(high)})`
  return [
    name,
    String(questions),
    share(tv.even),
    share(tv.model),
    share(tv.known),
    share(tv.calibrated),
    gained(gain.on_known),
    gained(gain.on_model),
    sd_ratio === null ? '–' : sd_ratio.calibrated.toFixed(2),
    correlation.calibrated.toFixed(2),
  ]
}

const weightsRow = ({ form, weights, tv, groups, error_points, held, basis }: FormReport): string[] => [
  form,
  share(tv),
  ...(weights === null ? ['–', '–', '–'] : [weights.model, weights.known, weights.even].map((part) => part.toFixed(2))),
  groups.toFixed(2),
  error_points === null ? '–' : error_points.toFixed(1),
  held === null ? '–' : `${Math.round(100 * held)} %`,
  bases[basis],
]

const share = (value: number): string => value.toFixed(3)
const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(3)}`
const points = (value: number): string => value.toFixed(1)

/** Names to the left, figures to the right, and what is last as it is. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)))
  return rows
    .map((cells) =>
      `  ${cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(isWords(rows, column) ? 0 : widths[column]!),
        )
        .join('  ')}`.trimEnd(),
    )
    .join('\n')
}

/** A last column without a head holds sentences. */
const isWords = (rows: readonly (readonly string[])[], column: number): boolean =>
  column === rows[0]!.length - 1 && rows[0]![column] === ''
