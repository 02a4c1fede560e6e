import type { Voice } from '../../src/modules/knowledge/knowledge.ts'
import { problemAt, type Rule } from './problem.ts'

const POINTS = 6
const VOICES = 12
const REGISTERS = 4

/** What an answer needs: reasons on both sides, and enough people who talk differently. */
export const fullCategories: Rule = ({ categories, voices }) => {
  const spoken = Map.groupBy(voices, ({ value }) => value.category)
  return categories.flatMap((row) => {
    const { slug, drivers, barriers } = row.value
    const own = (spoken.get(slug) ?? []).map(({ value }) => value)
    return [
      drivers.length < POINTS && `${drivers.length} drivers (at least ${POINTS})`,
      barriers.length < POINTS && `${barriers.length} barriers (at least ${POINTS})`,
      ...lackingVoices(own),
    ].flatMap((lack) => (lack ? [problemAt(row, `${slug}: ${lack}`, 'write what is missing')] : []))
  })
}

function lackingVoices(voices: readonly Voice[]): (string | false)[] {
  const some = (fits: (voice: Voice) => boolean): boolean => voices.some(fits)
  const registers = new Set(voices.map(({ register }) => register)).size
  return [
    voices.length < VOICES && `${voices.length} voices (at least ${VOICES})`,
    registers < REGISTERS && `voices in ${registers} registers (at least ${REGISTERS})`,
    !some(({ stance }) => stance === 'for') && 'no voice for it',
    !some(({ stance }) => stance === 'against') && 'no voice against it',
    !some(({ stance }) => stance === 'mixed' || stance === 'indifferent') && 'no voice that is mixed or indifferent',
    !some(({ user }) => user !== false) && 'no voice that a user could have',
    !some(({ user }) => user !== true) && 'no voice that somebody could have who does not use it',
  ]
}
