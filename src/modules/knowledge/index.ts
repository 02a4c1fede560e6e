export { type Facets, facetsOf, fits, shiftOf } from './facets.ts'
export type {
  Attribute,
  Category,
  Country,
  Knowledge,
  KnownQuestion,
  Point,
  Register,
  Says,
  Tilts,
  Voice,
  Who,
} from './knowledge.ts'
export { questionKinds } from './knowledge.ts'
export { levels } from './levels.ts'
export { loadKnowledge } from './load-knowledge.ts'
export { openRecordQuestions } from './record-questions.ts'
export { loadSaid, type Said, type SaidKind, type SaidSizes, type SaidStore, type SaidTo } from './said.ts'
export { type Requirement, type Thing, things } from './things.ts'
