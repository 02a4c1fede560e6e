import { useMemo } from 'react'
import type { TrustCalibrationOutput } from '../../../sdk/index.ts'
import { type Point, Scatter } from '../../charts/scatter.tsx'
import { count, percent } from '../../format.ts'
import { calibration as words } from '../../strings/calibration.ts'
import { bandsOf } from './fidelity-shares.ts'
import { ChartCard, Part } from './parts.tsx'

type Pairs = TrustCalibrationOutput['joints']

const pointsOf = (pairs: Pairs): Point[] =>
  pairs.map(([source = 0, agents = 0, within]) => ({ x: source / 100, y: agents / 100, within: within === 1 }))

/** Whether attributes come together as they do in people. */
export const Joints = ({ joints, health }: { joints: Pairs; health: Pairs }) => (
  <Part title={words.joints} words={words.jointsWords}>
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <JointScatter title={words.jointsTitle} pairs={joints} />
      <JointScatter title={words.healthTitle} pairs={health} />
    </div>
  </Part>
)

function JointScatter({ title, pairs }: { title: string; pairs: Pairs }) {
  const points = useMemo(() => pointsOf(pairs), [pairs])
  return (
    <ChartCard>
      <Scatter
        points={points}
        title={title}
        label={words.scatterLabel(points.length, points.filter(({ within }) => within).length)}
        xLabel={words.real}
        yLabel={words.synthetic}
        withinLabel={words.isWithin}
        beyondLabel={words.beyond}
        diagonalLabel={words.exact}
        table={{
          heads: [words.bandHead, words.count, words.meanReal, words.meanAgents, words.withinShare],
          rows: bandsOf(points).map(({ low, high, options, real, forecast, held }) => [
            words.band(low, high),
            count(options),
            percent(real),
            percent(forecast),
            percent(held),
          ]),
        }}
      />
    </ChartCard>
  )
}
