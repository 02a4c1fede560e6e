export { onQuestionEnded, questionSummary } from './jobs.ts'
export { directQuestionsOperations } from './operations.ts'
