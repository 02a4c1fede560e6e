import { oneOf, open, type PlannedFormat } from './answer-forms.ts'
import type { PlanRole } from './planned.ts'

const roles: readonly (readonly [PlanRole, RegExp])[] = [
  ['closing', /\b(?:anything else|final|lastly|to finish|would you (?:recommend|add))\b/i],
  ['price', /\b(?:pay|price|cost|spend|afford|expensive|cheap|worth|\$\d|€\d|£\d|budget|dollars)\b/i],
  [
    'barriers',
    /\b(?:stops?|prevents?|keeps? you from|hold(?:s|ing)? you back|barriers?|obstacles?|concerns?|worr(?:y|ies|ied)|hesitate|afraid|fear|frustrat\w+|difficult|problems?|struggle|hardest|challenges?|annoy\w*|miss|breaks|wrong|mislead)\b/i,
  ],
  [
    'comparison',
    /\b(?:compared?|versus|vs|better than|worse than|rather|prefer|instead|difference|alternatives?|which of)\b/i,
  ],
  [
    'behaviour',
    /\b(?:how often|when did|last time|do you (?:currently|usually|ever|use|buy|still)|have you (?:ever|used|bought|tried)|did you|how many|where do you|which .{2,40} do you use|yesterday|last (?:night|week|month|year))\b/i,
  ],
  ['concept', /\b(?:would you|could you|how likely|should|appeal|like|idea|think of|trust|use|interested|who)\b/i],
  ['opening', /\b(?:first|come to mind|comes to mind|describe|tell us|tell me|what does .{1,60} mean)\b/i],
]

/** Where in a study a question of the author's belongs. */
export function roleOf(question: string): PlanRole {
  if (/\bcomes? to mind\b/i.test(question)) return 'opening'
  return roles.find(([, words]) => words.test(question))?.[0] ?? 'concept'
}

/** A question that can only be said yes or no to is answered so; everything else in words. */
export function formatOf(question: string): PlannedFormat {
  const isYesNo =
    /^(?:do|does|did|is|are|was|were|would|will|could|can|should|have|has)\b/i.test(question.trim()) &&
    !/\bor\b|,.*\b(?:why|how|what)\b|\band (?:why|how|what)\b/i.test(question)
  return isYesNo ? oneOf('Yes', 'No', 'Not sure') : open()
}
