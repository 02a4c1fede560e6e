import type { Person } from '../person.ts'
import { handTrades } from './trades-hands.ts'
import { officeTrades } from './trades-office.ts'

export interface WorkWords {
  days: string[]
  eye: string[]
}

const byCode = new Map<string, WorkWords>()
for (const [codes, days, eye] of [...officeTrades, ...handTrades]) {
  for (const code of codes.split(' ')) byCode.set(code, { days: days.split(', '), eye: eye.split(', ') })
}

const studying: WorkWords = {
  days: 'lectures, deadlines, reading lists, group projects, essays, exams, borrowed books, timetables'.split(', '),
  eye: ['an argument with a hole in it', 'a free seat near an outlet', 'a deadline that could be moved'],
}
const keepingHouse: WorkWords = {
  days: 'laundry, shopping lists, errands, meals, repairs, phone calls, cleaning, appointments'.split(', '),
  eye: ['a tap that drips', 'a stain nobody has owned up to', 'a bargain that is not one'],
}

/** The longest start of the occupation code that has words counts. */
export function workWordsOf(p: Person): WorkWords | null {
  if (p.labour_detail === 'student') return studying
  if (p.labour_detail === 'homemaker') return keepingHouse
  const soc = p.job?.soc ?? ''
  for (let length = soc.length; length >= 2; length--) {
    const words = byCode.get(soc.slice(0, length))
    if (words !== undefined) return words
  }
  return null
}
