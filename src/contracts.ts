import * as agents from './modules/agents/contract.ts'
import * as billing from './modules/billing/contract.ts'
import * as directQuestions from './modules/direct-questions/contract.ts'
import * as estimates from './modules/estimates/contract.ts'
import * as filters from './modules/filters/contract.ts'
import * as free from './modules/free-tier/contract.ts'
import * as groups from './modules/groups/contract.ts'
import * as jobs from './modules/jobs/contract.ts'
import * as media from './modules/media/contract.ts'
import * as models from './modules/models/contract.ts'
import * as onboarding from './modules/onboarding/contract.ts'
import * as questions from './modules/questions/contract.ts'
import * as requests from './modules/requests/contract.ts'
import * as studies from './modules/studies/contract.ts'
import * as theses from './modules/theses/contract.ts'
import * as webhooks from './modules/webhooks/contract.ts'
import * as zeitgeist from './modules/zeitgeist/contract.ts'

/** The whole public surface. HTTP, OpenAPI, the SDK and the reference are computed from this tree. */
export const contracts = {
  onboarding: { agentRegister: onboarding.agentRegister, startSignIn: onboarding.startSignIn },
  free: { ask: free.ask },
  questions: {
    optimize: questions.optimize,
    askAgent: directQuestions.askAgent,
    askGroup: directQuestions.askGroup,
    askMany: directQuestions.askMany,
    getDirect: directQuestions.get,
    listDirect: directQuestions.list,
  },
  agents: { get: agents.get, search: filters.search, find: filters.find, findByFilters: filters.findByFilters },
  filters: { get: filters.list },
  groups: {
    recruit: groups.recruit,
    interview: groups.interview,
    preview: requests.preview,
    fromDescription: requests.fromDescription,
    create: groups.create,
    list: groups.list,
    get: groups.get,
    update: groups.update,
    archive: groups.archive,
    append: groups.append,
    agents: groups.agents,
  },
  studies: {
    create: studies.create,
    list: studies.list,
    get: studies.get,
    update: studies.update,
    remove: studies.remove,
    ask: studies.ask,
    listQuestions: studies.listQuestions,
    listAnswers: studies.listAnswers,
    listAgents: studies.listAgents,
    removeAgents: studies.removeAgents,
    removeAgentsByPost: studies.removeAgentsByPost,
    complete: studies.complete,
    report: studies.report,
    results: studies.results,
    download: studies.download,
    manifest: studies.manifest,
    share: studies.share,
    readShare: studies.readShare,
    events: studies.events,
  },
  requests: {
    createGroup: requests.createGroup,
    getGroup: requests.getGroup,
    listGroups: requests.listGroups,
    createStudy: requests.createStudy,
    getStudy: requests.getStudy,
    listStudies: requests.listStudies,
  },
  theses: { compose: theses.compose, get: theses.get, list: theses.list },
  zeitgeist: { create: zeitgeist.create, list: zeitgeist.list, results: zeitgeist.results, remove: zeitgeist.remove },
  media: { create: media.create, list: media.list, get: media.get, content: media.content },
  webhooks: {
    create: webhooks.create,
    list: webhooks.list,
    get: webhooks.get,
    update: webhooks.update,
    remove: webhooks.remove,
    test: webhooks.test,
  },
  jobs: { get: jobs.get, list: jobs.list, cancel: jobs.cancel },
  billing: { usage: billing.usage },
  operations: { get: billing.getOperation },
  models: { costs: models.costs, setBudget: models.setBudget },
  estimates: { create: estimates.create },
} as const
