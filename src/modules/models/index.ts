export { askModel, askModelForJson, type Read } from './ask-model.ts'
export { createModels } from './create-models.ts'
export { embedTexts } from './embed-texts.ts'
export { replyFormat } from './json-schema.ts'
export { tidyModelCalls } from './ledger.ts'
export {
  type Completion,
  ModelError,
  type Models,
  type Payer,
  type Prompt,
  type PromptFile,
} from './models.ts'
export { monthBudget, monthLeft } from './month-budget.ts'
export { modelsOperations } from './operations.ts'
export { type BudgetConfig, monthOf } from './rules.ts'
export { createSender, senderOptionsOf } from './send.ts'
export { type Language, type LanguageModels, languageModelsOf, type ModelSettings, type Price } from './settings.ts'
export { SharedCall } from './shared-call.ts'
export { type CallHistory, callHistory, deleteTotals, lockBooks, wipeTextsBefore } from './store.ts'
