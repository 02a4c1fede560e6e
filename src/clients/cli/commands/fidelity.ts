import { command } from '../command.ts'
import { typed } from '../program.ts'
import { type Level, readFidelity } from './fidelity-figures.ts'

const READ_ON =
  'docs/fidelity.md has everything, the worst misses included; a running service shows it at /docs/fidelity.'

/** `fidelity`: how far to trust it, in a few numbers. Needs neither a service nor a key. */
export const fidelity = command({
  name: 'fidelity',
  summary: 'how close forecasts come to real surveys, in a few numbers',
  usage: '[options]',
  details: `The figures that \`npm run fidelity\` measured last, on the embedded engine. ${READ_ON}`,
  options: {},
  examples: ['fidelity', 'fidelity --json'],
  async run({ out }) {
    const figures = await readFidelity()
    if (out.wants_json) return out.json(figures)
    const { engine, baselines, by_confidence, goals, questions, surveys } = figures
    const points = Math.round(100 * engine.total_variation)
    const guess =
      baselines[0] === undefined
        ? ''
        : `; guessing all options alike, ${Math.round(100 * baselines[0].total_variation)}`
    out.heading(
      `Held against ${questions} questions of ${surveys} real US surveys, each forecast without its own family`,
    )
    out.print(
      out.wrap(
        `On average ${points} of 100 answers would have to change to match what people answered${guess}. ` +
          'Every forecast says how sure it is, and by how many points it may be off; that is what to go by:',
      ),
    )
    out.print()
    out.table(
      [
        { title: 'stated confidence' },
        { title: 'questions', align: 'right' },
        { title: 'answers off', align: 'right' },
        { title: 'stated error', align: 'right' },
        { title: 'held (80 % is right)', align: 'right' },
      ],
      [...by_confidence, { ...engine, name: 'all' }].map(rowOf),
    )
    out.print()
    out.heading('Goals')
    out.table(
      [{ title: 'measure', shrinks: true }, { title: 'goal' }, { title: 'found', align: 'right' }, { title: '' }],
      goals.map(({ measure, goal, found, met }) => [measure, goal, found, met ? 'met' : 'missed']),
    )
    out.print()
    out.print(
      out.wrap(
        'TV (total variation) is the share of answers that would have to change to match people; 0 is perfect. ' +
          'Twelve or a hundred people drawn at random would be off, too: a small panel adds its own chance to this.',
        { indent: '  ' },
      ),
    )
    out.note(out.colours.dim(out.wrap(`${READ_ON} A study states its own errors: ${typed('studies results ID')}`)))
  },
})

const rowOf = ({ name, questions, total_variation, stated_error_points, held_percent }: Level): string[] => [
  name,
  String(questions),
  `${(100 * total_variation).toFixed(0)} of 100`,
  `± ${stated_error_points} points`,
  `${held_percent} %`,
]
