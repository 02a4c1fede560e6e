export { askedAmong } from './asked-among.ts'
export { readAssertion } from './assertion.ts'
export { audienceMentions, type SaidMention } from './audience-mentions.ts'
export {
  type Brief,
  type BriefInput,
  type BriefText,
  type Missing,
  missingInfo,
  type Refusal,
  type RefusalReason,
  type Screening,
} from './brief.ts'
export { opposite } from './conditions.ts'
export { homeAssumed, homeCountry } from './country.ts'
export type { MentionContext } from './mention.ts'
export { matterOf } from './planning/matter.ts'
export { objectiveSentence } from './planning/objective-sentence.ts'
export { type PlannedQuestion, planQuestions } from './planning/plan-questions.ts'
export { planRoles } from './planning/planned.ts'
export { studyTitle } from './planning/study-title.ts'
export { type AuthorWords, akin, authorWords, foldedWords, overlapping, standsIn } from './proposals/author-words.ts'
export { proposedQuestion, soundQuestion } from './proposals/proposed-question.ts'
export { readBrief } from './read-brief.ts'
