export { type AccuracyForecast, accuracyForecast } from './accuracy-forecast.ts'
export { type AgentField, agentFieldNamed, agentFields, fieldValueOf } from './agent-fields.ts'
export { correlationsOf } from './correlations.ts'
export { crosstabOf, crosstabsOf } from './crosstabs.ts'
export { differencesOf } from './differences.ts'
export { LEAST_RESPONDENTS } from './groupings.ts'
export type {
  Correlation,
  Crosstab,
  CrosstabColumn,
  Difference,
  Estimate,
  OptionResult,
  QuestionResults,
  Quote,
  Theme,
} from './results.ts'
export { resultsOf } from './results-of.ts'
export type {
  Answer,
  AnswerValue,
  AskedQuestion,
  Participant,
  QuestionForm,
  Screened,
  StudyData,
} from './study-data.ts'
export { isStance } from './themes-frame-stances.ts'
