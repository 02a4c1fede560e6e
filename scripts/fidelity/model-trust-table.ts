/** A model and what its name and its own word say of it. */
export const standIns = [
  { name: 'a-model', word: 'honest', what: 'of a name that says nothing, and states its error as it is' },
  { name: 'a-model', word: 'always 5', what: 'of a name that says nothing, and always states 5 points' },
  { name: 'a-model-400b', word: 'always 5', what: 'of a name that promises much, and always states 5 points' },
  { name: 'a-model-8b', word: 'always 5', what: 'of a name that promises little, and always states 5 points' },
] as const

/** Mean total variation from people, of a panel where nothing else is said. */
export interface TrustRow {
  noise: number
  /** The shares of the model themselves. */
  model: number
  engine: number
  /** By stand-in. */
  before: number[]
  after: number
  /** By form: how far the panel's shares are from the forecast that it answers by. */
  drawn: Map<string, { plain: number; weighted: number }>
}

const figure = (value: number): string => value.toFixed(3)
const table = (rows: readonly (readonly string[])[]): string =>
  [rows[0]!, rows[0]!.map(() => '---'), ...rows.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const forms: Readonly<Record<string, string>> = { yes_no: 'yes and no', scale: 'scales', choice: 'choices' }
/** What a panel may lose against the better of the two that it stands on. */
const ALLOWED = 0.015

export function trustDocument(
  rows: readonly TrustRow[],
  { fitted, scored, size }: { fitted: number; scored: number; size: number },
): string {
  const worst = (of: (row: TrustRow) => number): number =>
    Math.max(...rows.map((row) => of(row) - Math.min(row.model, row.engine)))
  const lost = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
  const drawn = [...rows[0]!.drawn.keys()].filter((form) => form in forms)
  return `# With a language model: how far it is believed

<!-- Written by \`npm run fidelity -- trust\`; do not edit. -->

A model's forecast and what Populace knows by itself are combined by how wrong each is expected to be. Until the service has
measured a model, that is what is expected of models of its size (\`data/models/priors.json\`), and its own word; then what
was found on ${fitted} questions whose answers are known. This page shows what that is worth, with a model of which the error is
known: a stand-in that says what people answered, with noise. No real model is on it, and none can be as well known.

To repeat it: \`npm run fidelity -- trust\` (no network, a few minutes).

## Distance from people

Mean total variation between people and a representative panel of ${size}, over ${scored} measured questions. None of them is of a
family of questions that the ${fitted} are of, and what is known here of each was looked up without its own family. The model alone is what
it says, without a panel.

${table([
  ['model alone', 'engine alone', ...standIns.map((_, nth) => `before (${'abcd'[nth]})`), 'after measuring it'],
  ...rows.map((row) => [row.model, row.engine, ...row.before, row.after].map(figure)),
])}

${standIns.map(({ what }, nth) => `- **${'abcd'[nth]}**: a model ${what}.`).join('\n')}

Against the better of model and engine, at worst: ${standIns
    .map((_, nth) => `${'abcd'[nth]} ${lost(worst(({ before }) => before[nth]!))}`)
    .join(', ')}; after measuring it ${lost(worst(({ after }) => after))} (goal: at most +${ALLOWED}).
Nothing that is known of an unmeasured model can tell one that is better, or worse, than its name and its word from another: that
is what it is measured for.

## What the draw adds

Distance between the answers of the panel and the forecast that it answers by, counted plainly and with the weights of its
members (goal: at most 0.02). ${size} people drawn by chance would be some 0.04 away for two answers, and 0.08 for five.

${table([
  ['model alone', ...drawn.flatMap((form) => [`${forms[form]}`, `${forms[form]}, weighed`])],
  ...rows.map((row) => [
    figure(row.model),
    ...drawn.flatMap((form) => [figure(row.drawn.get(form)!.plain), figure(row.drawn.get(form)!.weighted)]),
  ]),
])}
`
}
