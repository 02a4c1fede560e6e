const KEY = 'populace.recent'
const MOST = 6

export interface Recent {
  job: string
  question: string
}

/** The last questions that were asked with this browser; nobody else sees them. */
export function recentQuestions(): Recent[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

const isRecent = (value: unknown): value is Recent =>
  typeof (value as Recent | null)?.job === 'string' && typeof (value as Recent).question === 'string'

export function remember(asked: Recent): void {
  const others = recentQuestions().filter(({ question }) => question !== asked.question)
  localStorage.setItem(KEY, JSON.stringify([asked, ...others].slice(0, MOST)))
}

export const forget = (): void => localStorage.removeItem(KEY)
