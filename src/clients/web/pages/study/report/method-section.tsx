import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { count } from '../../../format.ts'
import { report } from '../../../strings/report.ts'
import { amount } from './amount.ts'
import { Part } from './parts.tsx'
import type { Method } from './read-method.ts'
import type { WrittenReport } from './read-report.ts'

const { method: words } = report
const link = 'inline-block min-h-6 text-accent underline-offset-2 hover:underline print:text-inherit'

/** How this was made, how far it goes, and with what. */
export function MethodSection({
  written: { byModel, rejected, counts },
  method,
  medianError,
}: {
  written: WrittenReport
  method: Method | undefined
  medianError: number | null
}) {
  return (
    <Part id="method" title={words.title}>
      <dl className="grid gap-4">
        <Fact name={words.synthetic}>{words.syntheticWords}</Fact>
        <Fact name={words.error}>
          {medianError === null ? words.noError : words.errorWords(amount(medianError))}{' '}
          <span data-print="hidden" className="flex flex-wrap gap-x-4">
            <Link to="/fidelity" className={link}>
              {words.fidelity}
            </Link>
            <Link to="/calibration" className={link}>
              {words.calibration}
            </Link>
          </span>
        </Fact>
        <Fact name={words.intervals}>{words.intervalsWords}</Fact>
        {counts.comparisons ? (
          <Fact name={words.differences}>{words.differencesWords(count(counts.comparisons))}</Fact>
        ) : null}
        <Fact name={words.writer}>
          {byModel ? words.byModel : words.byRules} {rejected > 0 && words.replaced(rejected)}
        </Fact>
        {method !== undefined && <Versions method={method} />}
      </dl>
    </Part>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="break-inside-avoid">
    <dt className="text-sm font-medium">{name}</dt>
    <dd className="max-w-prose text-sm text-soft text-pretty">{children}</dd>
  </div>
)

function Versions({ method }: { method: Method }) {
  const { service, engines, models, knowledge, populations, fallbacks, digest } = method
  const rows: [string, string[]][] = [
    [words.engine, engines],
    [words.models, models],
    [
      words.population,
      populations.map(({ version, size }) => (size === null ? version : words.populationOf(version, count(size)))),
    ],
    [words.knowledge, knowledge],
    [words.fallbacks, fallbacks],
    [words.service, [service].filter(Boolean)],
    [words.digest, [digest].filter(Boolean)],
  ]
  return (
    <Fact name={words.versions}>
      {rows
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <span key={name} className="block [overflow-wrap:anywhere]">
            {name}: <span className="font-mono text-xs text-ink">{values.join(', ')}</span>
          </span>
        ))}
    </Fact>
  )
}
