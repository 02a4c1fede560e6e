import {
  amountLabel,
  audienceLabel,
  contextLabel,
  exclusionLabel,
  objectiveLabel,
  questionLabel,
  sizeLabel,
} from './cues.ts'

export type Role = 'audience' | 'objective' | 'question' | 'context'

/** Labels that stay, because what follows means something else without them. */
const kept: ReadonlySet<RegExp> = new Set([sizeLabel, exclusionLabel, amountLabel])

/** "Audience:", "Goal:", "n =": what a line says of itself, and how much of it that takes. */
export function labelOf(said: string): { role: Role; length: number } | null {
  const labels: readonly (readonly [RegExp, Role])[] = [
    [questionLabel, 'question'],
    [sizeLabel, 'audience'],
    [amountLabel, 'audience'],
    [exclusionLabel, 'audience'],
    [audienceLabel, 'audience'],
    [objectiveLabel, 'objective'],
    [contextLabel, 'context'],
  ]
  for (const [pattern, role] of labels) {
    const match = pattern.exec(said)
    if (match !== null) return { role, length: kept.has(pattern) ? 0 : match[0].length }
  }
  return null
}
