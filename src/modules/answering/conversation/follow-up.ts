import type { Member } from '../engine.ts'
import type { Finder } from '../finding/finder.ts'
import type { Format, Reading } from '../reading/reading.ts'
import { type FollowUp, followUpOf } from './thread.ts'

/** Members of a panel whose earlier answers a question leans on in the same way; null for those to whom it stands by itself. */
export interface Group {
  followed: FollowUp | null
  members: number[]
}

export type FindGroups = (question: string, format: Format | undefined, panel: readonly Member[]) => Promise<Group[]>

interface Read {
  finder: Finder
  read(question: string, format?: Format): Promise<Reading>
}

/** Readings of what was asked before: a study asks dozens of questions, and all of its agents the same. */
const KEPT = 400

/** Finds what a question leans on, for every member of a panel. What was asked before is read once for all. */
export function openFollowUps({ finder, read }: Read): FindGroups {
  const kept = new Map<string, Promise<Reading>>()
  const readOnce = (question: string, format?: Format): Promise<Reading> => {
    const key = JSON.stringify([question, format])
    const known = kept.get(key)
    if (known !== undefined) return known
    const reading = read(question, format)
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
    kept.set(key, reading)
    reading.catch(() => kept.delete(key))
    return reading
  }
  return async (question, format, panel) => {
    const groups = new Map<string, Group>()
    for (const [member, own] of panel.entries()) {
      const followed = await followUpOf(question, format, own, { finder, read: readOnce })
      const key = followed === null ? '' : keyOf(followed)
      const group = groups.get(key)
      if (group === undefined) groups.set(key, { followed, members: [member] })
      else group.members.push(member)
    }
    return [...groups.values()]
  }
}

function keyOf(followed: FollowUp): string {
  const { wants, before } = followed
  const what =
    wants === 'again'
      ? [followed.question, followed.format]
      : wants === 'option'
        ? followed.meant
        : wants === 'lacking'
          ? followed.lacking.question
          : null
  return JSON.stringify([wants, before?.question, what])
}
