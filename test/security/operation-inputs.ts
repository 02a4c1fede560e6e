/** For every operation: a right input, and which things of an organization it names. */
import type { Kind } from './two-organizations.ts'

type Named = Record<Kind, string>

export interface OperationInput {
  /** What it names that belongs to somebody: each is put in another's place by the tests. */
  of: readonly Kind[]
  input(ids: Named, agentIds: readonly number[]): Record<string, unknown>
  /** What there is nothing of is told as nothing, and not as an error. */
  empty?: boolean
  /** Goes on until the caller hangs up. */
  endless?: boolean
  /** With its own things it does not succeed here, and why. */
  not_here?: string
}

const nothing: OperationInput = { of: [], input: () => ({}) }
const just = (input: Record<string, unknown>): OperationInput => ({ of: [], input: () => input })
/** One id, in a field of its own. */
const one = (kind: Kind, field: string, more: Record<string, unknown> = {}): OperationInput => ({
  of: [kind],
  input: (ids) => ({ [field]: ids[kind], ...more }),
})
const inStudy = (more: Record<string, unknown> = {}) => one('study', 'study_id', more)
const question = 'How often do you drink tea?'
const needsIdentity = 'it begins at the identity provider, which the tests of signing in have'

/**
 * In the order in which they can be called one after another: what takes something away comes after all that needs it. An
 * operation that is not here fails the test of it.
 */
export const operationInputs: Record<string, OperationInput> = {
  // Public.
  'onboarding.agentRegister': just({
    email: 'newcomer@example.net',
    vendor_account_uuid: '11111111-1111-4111-8111-111111111111',
    client_install_id: 'cd'.repeat(32),
  }),
  'onboarding.startSignIn': just({ provider: 'idp', redirect_uri: 'http://127.0.0.1:8976/oauth/callback' }),
  'onboarding.completeSignIn': {
    ...just({ session_id: '00000000-0000-4000-8000-000000000000', code: 'c', state: 's' }),
    not_here: needsIdentity,
  },
  'trust.fidelity': nothing,
  'trust.fidelityQuestions': nothing,
  'trust.calibration': nothing,

  // What names nothing of anybody.
  'me.get': nothing,
  'filters.get': just({ country: 'US' }),
  'free.ask': just({ question }),
  'questions.optimize': just({ question }),
  'estimates.create': just({ questions: [question], agents: 3 }),
  'agents.get': one('agent', 'agent_id'),
  'agents.life': one('agent', 'agent_id'),
  'agents.search': just({ country: 'US' }),
  'agents.find': just({ country: 'US' }),
  'agents.findByFilters': just({ filters: { country: 'US' } }),
  'groups.recruit': just({ name: 'Ours', group_size: 2, country: 'US' }),
  'groups.interview': just({ objective: 'Who drinks tea', name: 'Ours', group_size: 2, country: 'US' }),
  'groups.preview': just({ description: '2 adults in Texas' }),
  'groups.fromDescription': just({ description: '2 adults in Texas', name: 'Ours' }),
  'groups.create': { of: [], input: (_, agent_ids) => ({ name: 'Ours', agent_ids }) },
  'theses.compose': just({ thesis: 'Parents would pay more for oat milk.', group_size: 2 }),
  'media.create': just({ file_data: 'R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=' }),
  'webhooks.create': just({ url: 'http://127.0.0.1:1/events' }),

  // Lists: they name nothing, and must show nothing of anybody else.
  'questions.listDirect': nothing,
  'groups.list': nothing,
  'studies.list': nothing,
  'requests.listGroups': nothing,
  'requests.listStudies': nothing,
  'theses.list': nothing,
  'zeitgeist.list': nothing,
  'media.list': nothing,
  'webhooks.list': nothing,
  'jobs.list': nothing,
  'operations.list': nothing,
  'billing.usage': nothing,
  'billing.events': nothing,
  'billing.downloadEvents': nothing,
  'billing.downloadUsage': nothing,
  'models.setBudget': just({ monthly_cents: 1000 }),

  // Reading by id.
  'agents.listAnswers': {
    of: ['agent', 'study'],
    input: ({ agent, study }) => ({ agent_id: agent, study_id: study }),
  },
  'questions.getDirect': one('direct_question', 'question_id'),
  'groups.get': one('group', 'group_id'),
  'studies.get': inStudy(),
  'studies.listQuestions': inStudy(),
  'studies.getQuestion': {
    of: ['study', 'study_question'],
    input: (ids) => ({ study_id: ids.study, question_id: ids.study_question }),
  },
  'studies.listAnswers': {
    of: ['study', 'study_question'],
    input: (ids) => ({ study_id: ids.study, question_id: ids.study_question }),
  },
  'studies.listAgents': inStudy(),
  'studies.report': inStudy(),
  'studies.results': {
    of: ['study', 'study_question'],
    input: (ids) => ({ study_id: ids.study, question_ids: ids.study_question }),
  },
  'studies.download': inStudy({ format: 'csv' }),
  'studies.manifest': inStudy(),
  'studies.readShare': inStudy(),
  'studies.events': { ...inStudy(), endless: true },
  'requests.getGroup': one('group_request', 'request_id'),
  'requests.getStudy': one('study_request', 'request_id'),
  'theses.get': one('thesis', 'thesis_id'),
  'zeitgeist.results': one('survey', 'survey_id'),
  'media.get': one('media', 'media_asset_id'),
  'media.content': one('media', 'media_asset_id'),
  'webhooks.get': one('webhook', 'webhook_id'),
  'jobs.get': one('job', 'job_id'),
  'operations.get': one('operation', 'operation_id'),
  'models.costs': { ...inStudy(), empty: true },

  // Changing by id.
  'questions.askAgent': {
    of: ['agent', 'media'],
    input: ({ agent, media }) => ({ agent_id: agent, question, attachments: [media] }),
  },
  'questions.askGroup': {
    of: ['group', 'media'],
    input: ({ group, media }) => ({ group_id: group, question, attachments: [media] }),
  },
  'questions.askMany': {
    of: ['group', 'media'],
    input: ({ group, media }) => ({ group_id: group, questions: [{ question, attachments: [media] }] }),
  },
  'groups.update': one('group', 'group_id', { name: 'Ours' }),
  'groups.append': one('group', 'group_id', { group_size: 1, country: 'US' }),
  'groups.agents.add': {
    of: ['group'],
    input: ({ group }, agent_ids) => ({ group_id: group, agent_ids }),
  },
  'studies.create': one('group', 'research_group_uuid', { title: 'Ours' }),
  'studies.update': {
    of: ['study', 'group'],
    input: ({ study, group }) => ({ study_id: study, research_group_uuids: [group] }),
  },
  'studies.ask': {
    of: ['study', 'media'],
    input: ({ study, media }) => ({ study_id: study, question, attachments: [media] }),
  },
  'studies.share': inStudy({ enabled: true }),
  'requests.createGroup': one('group_request', 'request_id', { additional_text: 'In Ohio instead.' }),
  'requests.createStudy': one('study_request', 'request_id', { additional_text: 'In Ohio instead.' }),
  'zeitgeist.create': one('group', 'research_group_uuid', {
    title: 'Ours',
    question,
    answer_options: ['Often', 'Never'],
  }),
  'webhooks.update': one('webhook', 'webhook_id', { description: 'Ours' }),
  'webhooks.test': one('webhook', 'webhook_id'),

  // Taking away by id.
  'groups.agents.remove': {
    of: ['group'],
    input: ({ group }, agent_ids) => ({ group_id: group, agent_ids: agent_ids.slice(0, 1) }),
  },
  'studies.removeAgents': {
    of: ['study'],
    input: ({ study }, agent_ids) => ({ study_id: study, agent_ids: agent_ids.slice(0, 1) }),
  },
  'studies.removeAgentsByPost': {
    of: ['study'],
    input: ({ study }, agent_ids) => ({ study_id: study, agent_ids: agent_ids.slice(1, 2) }),
  },
  'studies.complete': inStudy({ force: true }),
  'jobs.cancel': one('job', 'job_id'),
  'zeitgeist.remove': one('survey', 'survey_id'),
  'webhooks.remove': one('webhook', 'webhook_id'),
  'studies.remove': inStudy(),
  'groups.archive': one('group', 'group_id'),

  // For people who are signed in.
  'account.get': nothing,
  'account.listSessions': nothing,
  'account.listKeys': nothing,
  'account.listAssistants': nothing,
  'account.listMembers': nothing,
  'account.billing': nothing,
  'account.auditLog': nothing,
  'account.createKey': just({ name: 'Ours' }),
  'account.inviteMember': just({ email: 'another@example.org' }),
  'account.updateOrganization': just({ name: 'Ours' }),
  'account.checkout': { ...just({ tier_uuid: '00000000-0000-4000-8000-000000000000' }), not_here: 'no such tier' },
  'account.portal': { ...nothing, not_here: 'nothing was ever paid' },
  'account.checkoutState': one('checkout', 'checkout_id'),
  'account.revealKey': one('checkout', 'checkout_id'),
  'account.confirmAssistant': one('assistant', 'vendor_account_uuid'),
  'account.switchOrganization': one('organization', 'org_uuid'),
  'account.acceptInvitation': { ...one('organization', 'organization_uuid'), not_here: 'they are a member already' },
  'account.declineInvitation': { ...one('organization', 'organization_uuid'), not_here: 'they are a member already' },
  'account.exportOrganization': nothing,
  'account.changeMember': one('member', 'user_uuid', { role: 'admin' }),
  'account.removeAssistant': one('assistant', 'vendor_account_uuid'),
  'account.revokeKey': one('key', 'key_id'),
  'account.cancelInvitation': one('invitation', 'email'),
  'account.removeMember': one('member', 'user_uuid'),
  'account.revokeSession': one('session', 'session_id'),
  'account.revokeOtherSessions': nothing,
  'account.createOrganization': just({ name: 'Ours too' }),
  'account.signOut': nothing,
  'account.deleteUser': { ...just({ confirm: 'no' }), not_here: 'it is not confirmed' },
  'account.deleteOrganization': { ...just({ confirm: 'no' }), not_here: 'it is not confirmed' },

  // For administrators, who see every organization: nothing is another's.
  ...Object.fromEntries(
    [
      ...['listTiers', 'createTier', 'getTier', 'updateTier', 'deleteTier', 'listOrganizations', 'getOrganization'],
      'exportOrganization',
      ...['updateOrganization', 'deleteOrganization', 'listUsers', 'getUser', 'updateUser', 'deleteUser', 'listKeys'],
      ...['revokeKey', 'listJobs', 'cancelJob', 'status', 'auditLog'],
    ].map((name) => [`admin.${name}`, { ...nothing, not_here: 'it is for administrators' }]),
  ),
}
