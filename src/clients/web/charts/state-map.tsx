import { geoPath } from 'd3-geo'
import { useState } from 'react'
import { feature } from 'topojson-client'
import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' }
import { count } from '../format.ts'
import { audience } from '../strings/audience.ts'
import { ChartFrame } from './frame.tsx'

const topology = atlas as unknown as Parameters<typeof feature>[0]
const shapes = feature(topology, topology.objects.states!)
// The shapes are projected already.
const draw = geoPath()
const states = ('features' in shapes ? shapes.features : []).map((one) => ({
  name: String(one.properties?.name),
  path: draw(one) ?? '',
}))

/** Where people live. Counts differ by the hundred: the colour is by their roots. */
export default function StateMap({
  counts,
  chosen,
  onToggle,
}: {
  counts: ReadonlyMap<string, number>
  chosen: readonly string[]
  onToggle?: (state: string) => void
}) {
  const text = audience.charts
  const [over, setOver] = useState<string>()
  const most = Math.max(1, ...counts.values())
  const strength = (name: string): number => Math.sqrt((counts.get(name) ?? 0) / most)
  const ordered = [...counts].sort(([, a], [, b]) => b - a)
  const marked = new Set(chosen)
  const note = chosen.length > 0 ? text.whereChosenNote : text.whereNote
  const stateAt = ({ target }: { target: EventTarget }): string | undefined =>
    target instanceof SVGElement ? target.dataset.state : undefined
  return (
    <ChartFrame
      title={text.where}
      {...(onToggle === undefined ? {} : { note })}
      label={text.label(
        text.where,
        ordered
          .slice(0, 5)
          .map(([name, number]) => text.part(name, count(number)))
          .join(', '),
      )}
      table={{ heads: [text.state, text.people], rows: ordered.map(([name, number]) => [name, count(number)]) }}
    >
      {/* A short cut for the mouse: the list of states among the filters does the same by keyboard. */}
      <svg
        viewBox="-58 8 1020 600"
        className="w-full"
        aria-hidden="true"
        onClick={(event) => {
          const state = stateAt(event)
          if (state !== undefined) onToggle?.(state)
        }}
        onPointerOver={(event) => setOver(stateAt(event))}
        onPointerLeave={() => setOver(undefined)}
      >
        {[...states]
          .sort((a, b) => Number(marked.has(a.name)) - Number(marked.has(b.name)))
          .map(({ name, path }) => (
            <path
              key={name}
              d={path}
              data-state={name}
              fill={`color-mix(in oklab, var(--c1) ${Math.round(strength(name) * 90 + (strength(name) > 0 ? 6 : 0))}%, var(--hover))`}
              stroke={marked.has(name) ? 'var(--ink)' : 'var(--raised)'}
              strokeWidth={marked.has(name) ? 3 : over === name ? 2.5 : 1}
              className={onToggle === undefined ? undefined : 'cursor-pointer'}
            />
          ))}
      </svg>
      <div className="mt-2 flex min-h-5 items-center gap-2 text-[13px] text-soft tabular-nums">
        {over === undefined ? (
          <>
            <span>{text.fewest}</span>
            <span className="h-2 w-24 rounded-full bg-linear-to-r from-hover to-c1" />
            <span>{count(most)}</span>
          </>
        ) : (
          <span className="text-ink">{text.part(over, count(counts.get(over) ?? 0))}</span>
        )}
      </div>
    </ChartFrame>
  )
}
