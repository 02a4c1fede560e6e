export { agentAnswersOperations } from './agent-answers.ts'
export { answerBy } from './answer-by.ts'
export { answerReader } from './answer-reader.ts'
export { type AskingParts, askPanel } from './ask-panel.ts'
export { talliesOf } from './counted-answers.ts'
export { formOf } from './form.ts'
export { questionAnswer, questionKind } from './jobs.ts'
export { type CountedQuestion, createKeptResults, type KeptResults } from './kept-results.ts'
export { questionsOperations } from './operations.ts'
export { createPanels } from './panels.ts'
export { type PreparedQuestion, type PreparingParts, prepareQuestion } from './prepare-question.ts'
export { presentResults, rounded } from './present.ts'
export { answerOf, createAgentCards, readAnswers, readResults } from './read-questions.ts'
export { checkLength } from './rules.ts'
export {
  countAnswersAmong,
  deleteQuestion,
  findAnswers,
  findPanels,
  findQuestion,
  findQuestionById,
  type ListedQuestion,
  listQuestions,
  saveSummary,
  touchByJobs,
} from './store.ts'
