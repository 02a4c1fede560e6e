export { type AccuracyForecast, accuracyForecast, medianError } from './accuracy-forecast.ts'
export { type AgentField, agentFieldNamed, agentFields, fieldValueOf } from './agent-fields.ts'
export { correlationsOf } from './correlations.ts'
export { crosstabOf, testedTogether, type UntestedCrosstab, untestedCrosstab } from './crosstabs.ts'
export { differencesOf } from './differences.ts'
export { groupingBy, LEAST_RESPONDENTS, participantsById } from './groupings.ts'
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
export { resultsAll, resultsOf } from './results-of.ts'
export type {
  Answer,
  AnswerValue,
  AskedQuestion,
  CountedAnswer,
  Participant,
  QuestionForm,
  QuestionHead,
  ReadableStudy,
  Screened,
  StudyData,
} from './study-data.ts'
export { type Tally, tallyOf } from './tally.ts'
export { isStance } from './themes-frame-stances.ts'
