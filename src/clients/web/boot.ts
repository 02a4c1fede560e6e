import type { AccountGetOutput, AgentsGetOutput } from '../sdk/index.ts'

export interface PanelFace {
  uuid: string
  name: string
  age: number
  city: string
  state: string
  occupation: string
}

/** What the service has written into the page, so that the first screen needs no further request. */
export interface Boot {
  version: string
  population: { version: string; size: number; countries: number }
  panel: PanelFace[]
  /** Whether people can sign in here at all. */
  sign_in: boolean
  /** Whether payments are pretended: no card is charged. */
  sandbox_payments: boolean
  /** Whether somebody who is not signed in may ask the shared panel. */
  visitors: boolean
  session: AccountGetOutput | null
  /** Of /agents/{id}, for whoever opens the address itself. */
  agent?: AgentsGetOutput
}

const element = document.getElementById('boot')!

export const boot = JSON.parse(element.textContent!) as Boot

/** For styles that components write while they run: the page's policy admits no others. */
export const nonce = element.dataset.nonce ?? ''

/** What a plan would add is left out of an organization that does not pay. */
export const isFree = (): boolean => boot.session === null || boot.session.organization.billing_mode === 'free'

export const signInAddress = (returnTo = here()): string => `/login?return_to=${encodeURIComponent(returnTo)}`

/** The page that is open. What a visitor has asked belongs to the visitor: whoever signs in asks it anew. */
function here(): string {
  const { pathname, search } = location
  const query = new URLSearchParams(search)
  if (pathname === '/') query.delete('job')
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
