import { facetNames, facets } from './facets.ts'
import { intro, meanings, outcomes } from './prose.ts'
import type { ExamScore, Miss } from './score-briefs.ts'

/** docs/briefs.md: what words mean, and how many of them are understood. */
export function briefsDocument(score: ExamScore, unseen: ExamScore): string {
  return `${intro}
${meanings}
${outcomes}
## How often that works

Briefs were written, with what should come of them, by authors who did not know these rules. By ${score.cases} of them the rules
were then mended (\`test/exams/briefs.json\`), so that they say little of yours; ${unseen.cases} more were kept away from whoever
wrote the rules, and only scored (\`test/exams/briefs-unseen.json\`): those say what to expect. A facet counts where something is
expected or something was found, so that what was overlooked and what was made up are both mistakes. Filters are compared by
what they mean, and as a whole by whom they select in the default population: the same agents, up to 2 in 100. Some briefs
mean people of whom that population has none (pharmacists in Ontario): the service would say so and offer the nearest
audience; here the reading counts, not the number.

${table(score, unseen)}

One reading in some is wrong somewhere. That is why every one is shown back, and why \`review\` can stop before anybody is asked.

## What goes wrong

Of the ${score.cases} briefs by which the rules were mended:

${score.misses.length === 0 ? 'Nothing.\n' : score.misses.map(line).join('\n')}
`.replace(/\n+$/, '\n')
}

function table(tuned: ExamScore, unseen: ExamScore): string {
  const cell = ({ right, counted }: { right: number; counted: number }): string =>
    counted === 0 ? '' : `${right} of ${counted}, ${percent(right, counted)}`
  const rows = facets.map(
    (facet) =>
      `| \`${facet}\` | ${facetNames[facet]} | ${cell(unseen.byFacet[facet])} | ${cell(tuned.byFacet[facet])} |`,
  )
  return [
    '| facet | | unseen | by which the rules were mended |',
    '|---|---|---|---|',
    ...rows,
    `| **all** | | **${cell(unseen)}** | **${cell(tuned)}** |`,
  ].join('\n')
}

/** Cut, not rounded: what is not all is never 100. */
export const percent = (right: number, counted: number): string =>
  `${(Math.floor((1000 * right) / counted) / 10).toFixed(1)} %`

const LONGEST = 400
const shown = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;')
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST).toWellFormed()}…` : flat
}

const line = ({ id, facet, text, expected, found }: Miss): string =>
  `- \`${id}\`, ${facet}: ${shown(text)}\n  - expected: ${shown(expected)}\n  - found: ${shown(found)}`
