/** docs/performance.md and its charts, from the stored figures alone. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Benchmark, Line } from './benchmark.ts'
import { growthChart } from './growth-chart.ts'
import type { Stored, StoredResult } from './stored.ts'

const docs = path.resolve(import.meta.dirname, '../../docs')

export async function writeDocument(benchmarks: readonly Benchmark[], stored: Stored): Promise<void> {
  await mkdir(path.join(docs, 'performance'), { recursive: true })
  for (const [name, text] of Object.entries(filesOf(benchmarks, stored))) {
    await writeFile(path.join(docs, name), text)
  }
}

/** Texts by their place below docs/. */
export function filesOf(benchmarks: readonly Benchmark[], stored: Stored): Record<string, string> {
  const measured = benchmarks.flatMap((benchmark) => {
    const result = stored[benchmark.name]
    return result === undefined ? [] : [{ benchmark, result }]
  })
  const charts = measured.flatMap(({ result }) =>
    chartsOf(result.lines).map(([chart, lines]) => [pictureOf(chart), growthChart(lines)] as const),
  )
  const sections = measured.map(({ benchmark, result }) => sectionOf(benchmark, result))
  return { 'performance.md': [head, ...sections].join('\n'), ...Object.fromEntries(charts) }
}

const head = `# Performance

Written by \`npm run bench\`. Absolute figures say little about other machines; ratios compare things measured in the same
run. \`npm run bench -- NAME\` measures one and prints it, \`--store\` also keeps it here; \`npm run bench -- --check\` measures
those with ratios again and fails where one has become worse than it is here by more than three tenths.
`

function sectionOf({ name, title, reading, guarded = {} }: Benchmark, result: StoredResult): string {
  const rows = Object.entries(result.figures).map(
    ([what, value]) => `| ${what}${what in guarded ? ' ◆' : ''} | ${value} |`,
  )
  const pictures = chartsOf(result.lines).map(([chart]) => `![${chart}](${pictureOf(chart)})\n`)
  const guard = Object.keys(guarded).length > 0 ? ' ◆ is guarded by `--check`.' : ''
  return [
    `## ${title}\n`,
    `\`npm run bench -- ${name}\`, ${result.date}: ${result.machine}.${guard}\n`,
    `| | |\n|---|---|\n${rows.join('\n')}\n`,
    ...pictures,
    `${reading}\n`,
  ].join('\n')
}

function chartsOf(lines: readonly Line[] = []): [chart: string, lines: Line[]][] {
  return Object.entries(Object.groupBy(lines, ({ chart }) => chart)) as [string, Line[]][]
}

const pictureOf = (chart: string): string => `performance/${chart.toLowerCase().replaceAll(/\W+/g, '-')}.svg`
