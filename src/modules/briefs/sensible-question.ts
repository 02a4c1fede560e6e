import { topicNoun } from './topics.ts'

/** States that one is "on", "in" or "at", so that "Are you on Medicare?" can be asked; "Are you at companies?" cannot. */
const states =
  /^Are you (?:ever |currently )?(?:on (?:an? |the |your |medicare|medicaid|food stamps|snap|wic|disability|benefits|birth control|dialysis|keto|probation|parole|leave|strike|furlough|commission|call|social security|welfare|antidepressants|insulin|medications?|prescription|blood|hormone|long-term|short-term|maternity|parental|night|day|fixed|low|tight)|in (?:an? |the (?:market|military|process|middle|army|navy|reserves|national guard)|your |debt|therapy|recovery|remission|grad|graduate|college|school|training|foster|perimenopause|menopause|love|charge|treatment|rehab|long-distance|same-sex|early|late)|at (?:risk|high risk|least|home|an? |your )|into |off |under (?:treatment|contract|pressure|stress|an? )|behind |against |undergoing )/i
const clumsy: readonly RegExp[] = [
  /\b(?:we|our|ours|us|my|mine|i'm|we're)\b/,
  /\bI\b/,
  /^(?:Are|Do|Have|Were|Can|Will|Would|Did|Should) you(?: ever| have| be)?\s*\?$/,
  /^Do you have your (?!own\b)/i,
  /^Do you (?:do you|have (?:and|or|of|in|no)\b)/i,
  /^Are you an? (?:[^?]*\s)?(?:had|has|have|made|makes|wants?|is|are|was|were|will|would|finally|half|total|\d+)\s/i,
  /^Are you an? \+/,
  /^Do you \p{L}+ (?:of|than|and|or)\b/iu,
  /\b(?:who|that|which|with|of|the|a|an|and|or)\?$/i,
]

/** Whether a question that was made of an author's words can be put to a person. */
export function isSensible(question: string): boolean {
  if (clumsy.some((pattern) => pattern.test(question))) return false
  if (/^Are you (?:ever |currently )?(?:on|in|at|off|under|for)\b/i.test(question)) return states.test(question)
  const [, second] = /^(?:Do|Are) you (?:an? )?\p{L}+ (\p{L}+)/iu.exec(question) ?? []
  return second === undefined || !topicNoun.test(second) || /^(?:use|support|trust|interest)$/i.test(second)
}
