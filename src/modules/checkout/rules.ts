/** What is known of an organization's subscription. */
export interface Standing {
  subscription_id: string | null
  status: string
  /** Whether its checkout was paid. */
  confirmed: boolean
  /** When the newest news happened that it reflects. */
  as_of: Date
}

/** What the provider tells of a subscription. News come late, twice and in any order. */
export interface News {
  subscription_id: string
  status: string
  /** The checkout of this subscription was paid. */
  paid: boolean
  happened_at: Date
}

/**
 * `applied`: it changed what is known. `stale`: something newer was known. `other`: it is about another subscription than
 * the one that counts.
 */
export type Reception = 'applied' | 'stale' | 'other'

/** A final failure to collect. The provider may leave such a subscription "past_due" for good. */
export const UNCOLLECTED = 'uncollected'

/** From what is replaced by anything else of the same second to what is not. */
const RANKS = ['none', 'incomplete', 'active', 'trialing', 'past_due', 'paused', 'unpaid', UNCOLLECTED]
const TERMINAL = ['incomplete_expired', 'canceled']
/** Those in which the provider goes on sending invoices, and the organization has its rights. */
export const ENTITLING: readonly string[] = ['active', 'trialing', 'past_due']

/** Nothing follows after the end of a subscription; whoever wants to pay again gets another one. */
const isTerminal = (status: string): boolean => TERMINAL.includes(status)

/** Whether the organization has the rights that it pays for. A payment that is late takes none: it is tried again. */
export const isLive = ({ confirmed, status }: Pick<Standing, 'confirmed' | 'status'>): boolean =>
  confirmed && ENTITLING.includes(status)

/** Whether there is a subscription to look after, paid up or not, so that another one would be one too many. */
export const isUnderWay = ({ confirmed, status }: Standing): boolean => confirmed && !isTerminal(status)

/** A status of tomorrow's is worse than those we know to be good, and better than an end. */
const rankOf = (status: string): number => {
  if (isTerminal(status)) return RANKS.length + 1
  const known = RANKS.indexOf(status)
  return known === -1 ? RANKS.length : known
}

/** What is known after the news. The order in which news of one subscription arrive makes no difference to the end. */
export function heard(standing: Standing, news: News): { standing: Standing; reception: Reception } {
  if (standing.subscription_id !== news.subscription_id) return heardOfAnother(standing, news)
  const confirmed = standing.confirmed || news.paid
  const newer = isNewer(standing, news)
  const changed = newer || confirmed !== standing.confirmed
  const { status, as_of } = newer ? { status: news.status, as_of: latest(standing.as_of, news.happened_at) } : standing
  return { standing: { ...standing, status, as_of, confirmed }, reception: changed ? 'applied' : 'stale' }
}

function isNewer(standing: Standing, news: News): boolean {
  if (isTerminal(standing.status)) return false
  if (isTerminal(news.status)) return true
  // Being late is no news of a subscription that was given up as uncollected; only a payment is.
  if (standing.status === UNCOLLECTED && news.status === 'past_due') return false
  const later = news.happened_at.getTime() - standing.as_of.getTime()
  return later > 0 || (later === 0 && rankOf(news.status) >= rankOf(standing.status))
}

function heardOfAnother(standing: Standing, news: News): { standing: Standing; reception: Reception } {
  if (isUnderWay(standing)) return { standing, reception: 'other' }
  // A paid one counts for more than one that nobody has paid, whenever that was heard of.
  const preferred = news.paid && !standing.confirmed
  if (!preferred && news.happened_at < standing.as_of) return { standing, reception: 'stale' }
  const { subscription_id, status, paid, happened_at } = news
  return { standing: { subscription_id, status, confirmed: paid, as_of: happened_at }, reception: 'applied' }
}

const latest = (a: Date, b: Date): Date => (a > b ? a : b)
