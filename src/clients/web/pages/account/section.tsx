import type { ReactNode } from 'react'

/** A part of an account page: its headline, what it is about, what can be done, and the thing itself. */
export function Section({
  title,
  lead,
  actions,
  children,
}: {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mb-10 last:mb-0">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg/7 font-semibold">{title}</h2>
          {lead !== undefined && <p className="mt-0.5 max-w-prose text-sm text-soft text-pretty">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
