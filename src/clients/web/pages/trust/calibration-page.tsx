import { useQuery } from '@tanstack/react-query'
import type { TrustCalibrationOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { boot } from '../../boot.ts'
import { YearPyramid } from '../../charts/year-pyramid.tsx'
import { count, date } from '../../format.ts'
import { calibration as words } from '../../strings/calibration.ts'
import { CopyButton } from '../../ui/copy.tsx'
import { Card, Figure, Notice, Page } from '../../ui/page.tsx'
import { Loaded, Skeleton } from '../../ui/states.tsx'
import { Furthest, Sections } from './calibration-tables.tsx'
import { Joints } from './joints.tsx'
import { Margins } from './margins.tsx'
import { ChartCard, linkClass, Part, TrustTabs } from './parts.tsx'

/** Whether agents are like people: the population against the tables it should have the figures of. */
export default function CalibrationPage() {
  const query = useQuery({ ...read('trust.calibration', {}), staleTime: Number.POSITIVE_INFINITY })
  const population = query.data?.population
  return (
    <Page
      title={words.title}
      lead={
        population &&
        words.lead(
          population.size,
          population.us_adults,
          population.of_each_further_country,
          population.further_countries,
        )
      }
    >
      <TrustTabs />
      <Loaded query={query} waiting={<Waiting />}>
        {(found) => <Evidence found={found} />}
      </Loaded>
    </Page>
  )
}

const Waiting = () => (
  <div className="grid gap-8">
    <Skeleton className="h-24" />
    <Skeleton className="h-[32rem]" />
  </div>
)

const Evidence = ({ found }: { found: TrustCalibrationOutput }) => (
  <div className="grid gap-12">
    {!found.in_use && <Notice>{words.another(found.population.version, boot.population.version)}</Notice>}
    <Headline {...found} />
    <Sections rows={found.sections} />
    <Margins rows={found.margins} />
    <ChartCard>
      <YearPyramid
        years={found.pyramid}
        title={words.pyramid}
        note={words.pyramidNote}
        label={words.pyramidLabel(sum(found.pyramid, 'men'), sum(found.pyramid, 'women'))}
        words={{ age: words.age, men: words.men, women: words.women }}
      />
    </ChartCard>
    <Joints joints={found.joints} health={found.health} />
    <Furthest sections={found.sections} />
    <Part title={words.read}>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 text-sm">
        {words.readList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
    <Repeat {...found} />
  </div>
)

const sum = (years: TrustCalibrationOutput['pyramid'], of: 'men' | 'women'): number =>
  years.reduce((total, year) => total + year[of], 0)

function Headline({ sections }: TrustCalibrationOutput) {
  const figures = sections.reduce((total, section) => total + section.figures, 0)
  const within = sections.reduce((total, section) => total + section.within, 0)
  const national = sections.find(({ name }) => name === 'national')
  return (
    <Card as="div" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      <Figure label={words.figures} value={count(figures)} />
      <Figure label={words.within} value={words.oneDecimal(within / figures)} note={count(within)} />
      <Figure label={words.goals} value={words.goalsValue(sections.filter(({ met }) => met).length, sections.length)} />
      {national !== undefined && (
        <Figure label={words.margin} value={words.points(national.differences.most)} note={words.marginNote} />
      )}
    </Card>
  )
}

const Repeat = ({ made, population }: TrustCalibrationOutput) => (
  <Part title={words.repeat} words={words.repeatWords}>
    <div className="flex flex-wrap items-center gap-3">
      <code className="rounded-control bg-hover px-2.5 py-1.5 font-mono text-sm">{words.command}</code>
      <CopyButton text={words.command} />
    </div>
    <p className="text-sm">
      <a className={linkClass} href="/docs/calibration">
        {words.document}
      </a>
    </p>
    <p className="text-[13px] text-soft [overflow-wrap:anywhere]">
      {words.made(date(made), population.version, population.digest)}
    </p>
  </Part>
)
