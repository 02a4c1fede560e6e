import { ShareBars } from '../../../charts/share-bars.tsx'
import { capitalized, count, percent } from '../../../format.ts'
import { report } from '../../../strings/report.ts'
import { Badge, type Tone } from '../../../ui/page.tsx'
import { amount, whole } from './amount.ts'
import { EstimateLine } from './estimate-line.tsx'
import { Finding, Part, Quotes, RestsOn, type Speakers } from './parts.tsx'
import type { Advice, SegmentFinding, WrittenReport } from './read-report.ts'

interface FindingsProps {
  written: WrittenReport
  speakers: Speakers
  places: ReadonlyMap<number, number>
}

export const Agreements = ({ written: { agreements }, speakers, places }: FindingsProps) => (
  <Part id="agree" title={report.agree}>
    {agreements.length === 0 && <p className="text-soft">{report.noAgreement}</p>}
    {agreements.map(({ sentence, question_id, n, share, ci_low, ci_high, quotes }) => (
      <Finding key={sentence}>
        <p dir="auto" className="text-pretty">
          {sentence}
        </p>
        <ShareBars
          label={sentence}
          note={report.n(count(n))}
          shares={[{ label: report.agreeing, share, ci_low, ci_high }]}
        />
        <Quotes quotes={quotes} speakers={speakers} />
        <RestsOn ids={question_id === null ? [] : [question_id]} places={places} />
      </Finding>
    ))}
  </Part>
)

export function Differences({ written, speakers, places }: FindingsProps) {
  const { segments, divergences, counts } = written
  return (
    <Part id="differ" title={report.differ}>
      <h3>{report.segments}</h3>
      {segments.length === 0 && (
        <p className="text-soft">
          {counts.comparisons ? report.noSegments(count(counts.comparisons)) : report.noComparisons}
        </p>
      )}
      {segments.map((found) => (
        <Finding key={found.insight}>
          <h4 className="text-sm font-medium">{capitalized(found.segment)}</h4>
          <p dir="auto" className="text-pretty">
            {found.insight}
          </p>
          <Difference found={found} />
          <Quotes quotes={found.quotes} speakers={speakers} />
          <RestsOn ids={found.question_ids} places={places} />
        </Finding>
      ))}
      <h3 className="mt-2">{report.splits}</h3>
      {divergences.length === 0 && <p className="text-soft">{report.noSplits}</p>}
      {divergences.map(({ topic, sentence, question_id, n, sides, quotes }) => (
        <Finding key={`${topic}${sentence}`}>
          <h4 dir="auto" className="text-sm font-medium text-pretty">
            {topic}
          </h4>
          <p dir="auto" className="text-pretty">
            {sentence}
          </p>
          {sides.length > 0 && <ShareBars label={topic} note={report.n(count(n))} shares={sides} />}
          <Quotes quotes={quotes} speakers={speakers} />
          <RestsOn ids={question_id === null ? [] : [question_id]} places={places} />
        </Finding>
      ))}
    </Part>
  )
}

/** How far a group is from all others: in points of a share, or in units of a mean. */
function Difference({ found: { difference } }: { found: SegmentFinding }) {
  if (difference === null) return null
  const { of, value, others, by, ci_low, ci_high } = difference
  const isMean = of === 'mean'
  const factor = isMean ? 1 : 100
  const shown = isMean ? amount : (points: number) => report.pointsApart(whole(points))
  const figure = isMean ? amount : percent
  const reach = Math.max(...[ci_low, ci_high, by].map((end) => Math.abs(end * factor)))
  // Round ends: 10 points, 20 points; of means whatever is wide enough.
  const end = isMean ? reach * 1.1 : Math.min(100, Math.ceil(reach / 10) * 10)
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        {[
          [report.inSegment, figure(value)],
          [report.inOthers, figure(others)],
        ].map(([name, text]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      <EstimateLine
        name={report.difference}
        value={by * factor}
        ci_low={ci_low * factor}
        ci_high={ci_high * factor}
        min={-end}
        max={end}
        middle={0}
        shown={shown}
      />
    </>
  )
}

export const Associations = ({ written: { associations, associationsNote }, places }: FindingsProps) =>
  associations.length === 0 && associationsNote === '' ? null : (
    <Part id="together" title={report.together}>
      {associationsNote !== '' && <p className="text-soft">{associationsNote}</p>}
      {associations.map(({ sentence, question_ids, measure, value, ci_low, ci_high }) => (
        <Finding key={sentence}>
          <p dir="auto" className="text-pretty">
            {sentence}
          </p>
          <EstimateLine
            name={report.measure[measure]}
            value={value}
            ci_low={ci_low}
            ci_high={ci_high}
            max={1}
            {...(measure === 'spearman' ? { min: -1, middle: 0 } : { min: 0 })}
            shown={amount}
          />
          <RestsOn ids={question_ids} places={places} />
        </Finding>
      ))}
    </Part>
  )

const tones: Record<NonNullable<Advice['confidence']>, Tone> = { high: 'good', medium: 'plain', low: 'warn' }

export const Recommendations = ({ written: { advice }, places }: FindingsProps) =>
  advice.length === 0 ? null : (
    <Part id="advice" title={report.advice}>
      <ol className="grid gap-5 print:block print:space-y-4">
        {advice.map(({ text, because, question_ids, confidence }, at) => (
          <li key={text} className="grid grid-cols-[1.75rem_minmax(0,1fr)] break-inside-avoid">
            <span aria-hidden className="text-soft tabular-nums">
              {at + 1}
            </span>
            <div className="grid gap-1">
              <p dir="auto" className="font-medium text-pretty">
                {text}
              </p>
              {because !== '' && (
                <p dir="auto" className="text-sm text-soft text-pretty">
                  {because}
                </p>
              )}
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {confidence !== null && <Badge tone={tones[confidence]}>{report.confidence[confidence]}</Badge>}
                <RestsOn ids={question_ids} places={places} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
