import type { ReactNode } from 'react'
import { trust } from '../../strings/trust.ts'
import { Card, TabLinks } from '../../ui/page.tsx'

/** The two halves of the answer: whether agents answer like people, and whether they are like people. */
export const TrustTabs = () => (
  <TabLinks
    label={trust.title}
    tabs={[
      { label: trust.toFidelity, link: { to: '/fidelity' } },
      { label: trust.toCalibration, link: { to: '/calibration' } },
    ]}
  />
)

/** A part of the argument, with its heading and what to make of it. */
export const Part = ({ title, words, children }: { title: string; words?: ReactNode; children: ReactNode }) => (
  <section className="grid gap-4">
    <div>
      <h2>{title}</h2>
      {words !== undefined && <p className="mt-1 max-w-prose text-sm text-soft text-pretty">{words}</p>}
    </div>
    {children}
  </section>
)

export const ChartCard = ({ children }: { children: ReactNode }) => (
  <Card as="div" className="min-w-0">
    {children}
  </Card>
)

export const linkClass = 'text-accent underline underline-offset-2'
