import { queryOptions } from '@tanstack/react-query'
import type { BillingEventsOutput } from '../../../sdk/index.ts'
import { client } from '../../api.ts'
import type { Day } from '../../charts/time-bars.tsx'

type Event = BillingEventsOutput['events'][number]

/** Reading page by page has to end somewhere; the files have everything. */
export const MOST_EVENTS = 2000
const DAY_MS = 86_400_000

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** The first moment of a period that ends today: days are those of UTC, as billing cycles are. */
export const startOf = (days: number, now = new Date()): string =>
  `${dayOf(new Date(now.getTime() - (days - 1) * DAY_MS))}T00:00:00.000Z`

export interface KindUsed {
  type: string
  number: number
  charge_cents: number
}

export interface UsageFigures {
  days: Day[]
  kinds: KindUsed[]
  questions: number
  answers: number
  cut: boolean
}

const agentsOf = ({ details }: Event): number => (typeof details.agents === 'number' ? details.agents : 0)
const isQuestion = ({ type }: Event): boolean => type.endsWith('_question')

/** What was asked on each day, and of each kind. */
function figuresOf(events: readonly Event[], days: number, now = new Date()): Omit<UsageFigures, 'cut'> {
  const questions = events.filter(isQuestion)
  const byDay = new Map<string, number>()
  for (const { created_at } of questions)
    byDay.set(created_at.slice(0, 10), (byDay.get(created_at.slice(0, 10)) ?? 0) + 1)
  const byKind = new Map<string, KindUsed>()
  for (const { type, charge_cents } of events) {
    const kind = byKind.get(type) ?? { type, number: 0, charge_cents: 0 }
    byKind.set(type, { type, number: kind.number + 1, charge_cents: kind.charge_cents + charge_cents })
  }
  return {
    days: Array.from({ length: days }, (_, at) => {
      const day = dayOf(new Date(now.getTime() - (days - 1 - at) * DAY_MS))
      return { day, value: byDay.get(day) ?? 0 }
    }),
    kinds: [...byKind.values()].sort((one, other) => other.number - one.number),
    questions: questions.length,
    answers: questions.reduce((sum, event) => sum + agentsOf(event), 0),
  }
}

export const usageFigures = (days: number) =>
  queryOptions({
    queryKey: ['billing.events', { figures: days }] as const,
    queryFn: async (): Promise<UsageFigures> => {
      const events: Event[] = []
      for await (const event of client.billing.events({ from: startOf(days), limit: 100 })) {
        if (events.push(event) >= MOST_EVENTS) break
      }
      return { ...figuresOf(events, days), cut: events.length >= MOST_EVENTS }
    },
  })
