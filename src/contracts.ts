import * as agents from './modules/agents/contract.ts'
import * as billing from './modules/billing/contract.ts'
import * as estimates from './modules/estimates/contract.ts'
import * as filters from './modules/filters/contract.ts'
import * as free from './modules/free-tier/contract.ts'
import * as jobs from './modules/jobs/contract.ts'
import * as models from './modules/models/contract.ts'
import * as onboarding from './modules/onboarding/contract.ts'
import * as questions from './modules/questions/contract.ts'

/** The whole public surface. HTTP, OpenAPI, the SDK and the reference are computed from this tree. */
export const contracts = {
  onboarding: { agentRegister: onboarding.agentRegister, startSignIn: onboarding.startSignIn },
  free: { ask: free.ask },
  questions: { optimize: questions.optimize },
  agents: { get: agents.get, search: filters.search, find: filters.find, findByFilters: filters.findByFilters },
  filters: { get: filters.list },
  jobs: { get: jobs.get, list: jobs.list },
  billing: { usage: billing.usage },
  models: { costs: models.costs, setBudget: models.setBudget },
  estimates: { create: estimates.create },
} as const
