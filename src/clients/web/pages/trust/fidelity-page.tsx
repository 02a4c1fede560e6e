import { useQuery } from '@tanstack/react-query'
import type { TrustFidelityOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { percent } from '../../format.ts'
import { trust as words } from '../../strings/trust.ts'
import { CopyButton } from '../../ui/copy.tsx'
import { Card, Figure, Page } from '../../ui/page.tsx'
import { Loaded, Skeleton } from '../../ui/states.tsx'
import { Baselines, Breakdown, Intervals, SharesScatter } from './fidelity-charts.tsx'
import { Goals, Groups, Stability } from './fidelity-tables.tsx'
import { linkClass, Part, TrustTabs } from './parts.tsx'
import { QuestionBrowser } from './question-browser.tsx'

/** The sceptic's page: what was measured, how, and where it fails. */
export default function FidelityPage() {
  const query = useQuery({ ...read('trust.fidelity', {}), staleTime: Number.POSITIVE_INFINITY })
  const { data } = query
  return (
    <Page
      title={words.title}
      lead={data === undefined ? undefined : words.lead(data.questions, data.surveys, data.families)}
    >
      <TrustTabs />
      <Loaded query={query} waiting={<Waiting />}>
        {(fidelity) => <Argument fidelity={fidelity} />}
      </Loaded>
    </Page>
  )
}

const Waiting = () => (
  <div className="grid gap-8">
    <Skeleton className="h-28" />
    <Skeleton className="h-[36rem]" />
    <Skeleton className="h-80" />
  </div>
)

function Argument({ fidelity }: { fidelity: TrustFidelityOutput }) {
  return (
    <div className="grid gap-12">
      <Headline {...fidelity} />
      <SharesScatter points={fidelity.points} />
      <Baselines against={fidelity.against} gains={fidelity.gains} />
      <Intervals {...fidelity} />
      <Breakdown topics={fidelity.topics} kinds={fidelity.kinds} />
      <Groups rows={fidelity.groups} />
      <Stability {...fidelity.stability} />
      <Goals rows={fidelity.goals} />
      <QuestionBrowser topics={fidelity.topics.map(({ name }) => name)} />
      <Limits tv={engineOf(fidelity)?.tv ?? 0} />
      <Honesty {...fidelity} />
    </div>
  )
}

const engineOf = ({ against }: Pick<TrustFidelityOutput, 'against'>) =>
  against.find(({ name }) => name === 'the engine')

function Headline({ against, people_drawn, held_elsewhere, goals }: TrustFidelityOutput) {
  const engine = engineOf({ against })
  const [few, many] = people_drawn
  if (engine === undefined || few === undefined || many === undefined) return null
  const [low = 0, high = 0] = engine.tv_interval
  return (
    <Card as="div" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      <Figure label={words.off} value={words.offValue(engine.tv)} note={words.offNote(low, high)} />
      <Figure
        label={words.drawn}
        value={words.drawnValue(few.tv)}
        note={words.drawnNote(few.people, many.people, many.tv)}
      />
      <Figure label={words.held} value={percent(held_elsewhere)} note={words.heldNote} />
      <Figure
        label={words.goals}
        value={words.goalsValue(goals.filter(({ met }) => met).length, goals.length)}
        note={words.goalsNote}
      />
    </Card>
  )
}

const Limits = ({ tv }: { tv: number }) => (
  <Part title={words.limits}>
    <ul className="grid max-w-prose list-disc gap-2 pl-5 text-sm">
      {words.limitList(tv).map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  </Part>
)

const Honesty = ({ held_elsewhere, estimates, knowledge }: TrustFidelityOutput) => (
  <div className="grid gap-8 lg:grid-cols-2">
    <Part title={words.blind} words={words.blindWords(held_elsewhere, estimates)}>
      {null}
    </Part>
    <Part title={words.repeat} words={words.repeatWords}>
      <div className="flex flex-wrap items-center gap-3">
        <code className="rounded-control bg-hover px-2.5 py-1.5 font-mono text-sm">{words.repeatCommand}</code>
        <CopyButton text={words.repeatCommand} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <a className={linkClass} href="/docs/fidelity">
          {words.document}
        </a>
        <a className={linkClass} href="/docs/methodology">
          {words.methodology}
        </a>
      </p>
      <p className="text-[13px] text-soft">{words.version(knowledge)}</p>
    </Part>
  </div>
)
