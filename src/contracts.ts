import * as accounts from './modules/accounts/contract.ts'
import * as administration from './modules/administration/contract.ts'
import * as agents from './modules/agents/contract.ts'
import * as assistants from './modules/assistants/contract.ts'
import * as audit from './modules/audit/contract.ts'
import * as billing from './modules/billing/contract.ts'
import * as checkout from './modules/checkout/contract.ts'
import * as directQuestions from './modules/direct-questions/contract.ts'
import * as estimates from './modules/estimates/contract.ts'
import * as filters from './modules/filters/contract.ts'
import * as free from './modules/free-tier/contract.ts'
import * as groups from './modules/groups/contract.ts'
import * as jobs from './modules/jobs/contract.ts'
import * as keys from './modules/keys/contract.ts'
import * as lives from './modules/lives/contract.ts'
import * as media from './modules/media/contract.ts'
import * as models from './modules/models/contract.ts'
import * as onboarding from './modules/onboarding/contract.ts'
import * as questions from './modules/questions/contract.ts'
import * as requests from './modules/requests/contract.ts'
import * as sessions from './modules/sessions/contract.ts'
import * as studies from './modules/studies/contract.ts'
import * as theses from './modules/theses/contract.ts'
import * as trust from './modules/trust/contract.ts'
import * as webhooks from './modules/webhooks/contract.ts'
import * as zeitgeist from './modules/zeitgeist/contract.ts'

/** The whole public surface. HTTP, OpenAPI, the SDK and the reference are computed from this tree. */
export const contracts = {
  onboarding: {
    agentRegister: onboarding.agentRegister,
    startSignIn: onboarding.startSignIn,
    completeSignIn: onboarding.completeSignIn,
  },
  free: { ask: free.ask },
  questions: {
    optimize: questions.optimize,
    askAgent: directQuestions.askAgent,
    askGroup: directQuestions.askGroup,
    askMany: directQuestions.askMany,
    getDirect: directQuestions.get,
    listDirect: directQuestions.list,
  },
  agents: {
    get: agents.get,
    life: lives.life,
    search: filters.search,
    find: filters.find,
    findByFilters: filters.findByFilters,
    listAnswers: questions.listByAgent,
  },
  filters: { get: filters.list },
  me: { get: keys.me },
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
    getQuestion: studies.getQuestion,
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
  billing: {
    usage: billing.usage,
    events: billing.events,
    downloadEvents: billing.downloadEvents,
    downloadUsage: billing.downloadUsage,
  },
  operations: { get: billing.getOperation, list: billing.listOperations },
  models: { costs: models.costs, setBudget: models.setBudget },
  estimates: { create: estimates.create },
  trust: { fidelity: trust.fidelity, fidelityQuestions: trust.fidelityQuestions, calibration: trust.calibration },
  account: {
    get: sessions.get,
    switchOrganization: sessions.switchOrganization,
    listSessions: sessions.listSessions,
    revokeSession: sessions.revokeSession,
    revokeOtherSessions: sessions.revokeOtherSessions,
    signOut: sessions.signOut,
    listKeys: keys.listKeys,
    createKey: keys.createKey,
    revokeKey: keys.revokeKey,
    listAssistants: assistants.listAssistants,
    confirmAssistant: assistants.confirmAssistant,
    removeAssistant: assistants.removeAssistant,
    listMembers: accounts.listMembers,
    inviteMember: accounts.inviteMember,
    cancelInvitation: accounts.cancelInvitation,
    acceptInvitation: accounts.acceptInvitation,
    declineInvitation: accounts.declineInvitation,
    changeMember: accounts.changeMember,
    removeMember: accounts.removeMember,
    updateOrganization: accounts.updateOrganization,
    createOrganization: accounts.createOrganization,
    exportOrganization: accounts.exportOrganization,
    deleteOrganization: accounts.deleteOrganization,
    deleteUser: accounts.deleteUser,
    billing: checkout.billing,
    checkout: checkout.checkout,
    portal: checkout.portal,
    checkoutState: checkout.checkoutState,
    revealKey: checkout.revealKey,
    auditLog: audit.accountAuditLog,
  },
  admin: {
    listTiers: billing.listTiers,
    createTier: billing.createTier,
    getTier: billing.getTier,
    updateTier: billing.updateTier,
    deleteTier: billing.deleteTier,
    listOrganizations: administration.listOrganizations,
    getOrganization: administration.getOrganization,
    updateOrganization: administration.updateOrganization,
    exportOrganization: administration.exportOrganization,
    deleteOrganization: administration.deleteOrganization,
    listUsers: administration.listUsers,
    getUser: administration.getUser,
    updateUser: administration.updateUser,
    deleteUser: administration.deleteUser,
    listKeys: administration.listKeys,
    revokeKey: administration.revokeKey,
    listJobs: administration.listJobs,
    cancelJob: administration.cancelJob,
    status: administration.status,
    auditLog: audit.auditLog,
  },
} as const
