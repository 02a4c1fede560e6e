import { count, plural } from '../format.ts'
import { inLanguage } from './language.ts'

const many = (value: number, one: string, other: string): string => `${count(value)} ${plural(value, { one, other })}`

/** Plans, payments, charges and usage. */
export const billing = inLanguage({
  en: {
    title: 'Billing',
    plan: 'Plan',
    planNames: { free: 'Free', self_hosted: 'Self-hosted' } as Record<string, string>,
    aMonth: 'a month',
    charged: 'Charged this month',
    credit: 'Credit used',
    freeUsed: 'Questions at no charge',
    toEvents: 'What was charged, item by item',
    pastDue:
      'The last payment failed. It is tried again for some days, and until then everything works. Change the card now: if no attempt succeeds, the plan ends.',
    suspended: (name: string) =>
      `${name} is suspended, because a payment could not be collected. Pay the open invoice, or cancel.`,
    ended: (name: string) => `${name} has ended. Your groups and studies stay readable, and new ones need a plan.`,
    thePlan: (name: string | null) => (name === null ? 'The plan' : `The plan ${name}`),
    endsOn: (day: string) =>
      `It ends on ${day}. Until then everything stays as it is; afterwards your groups and studies stay readable, and new ones need a plan.`,
    renewsOn: (day: string) => `It renews on ${day}.`,
    portal: 'Card, invoices, cancelling',
    portalWords: 'On the pages of the card provider.',
    notByCard: 'This organization is not billed by card. Ask whoever runs this installation about its plan.',
    selfHosted: 'Everything is included and nothing is charged: this installation is your own.',
    nothingForSale: 'Nothing is for sale here. Whoever runs this installation can give the organization a plan.',
    sandbox: 'Payments are a rehearsal here (sandbox): no card is charged, and no money moves.',
    choose: 'Choose a plan',
    chooseOne: (name: string) => `Choose ${name}`,
    membersAsk: (who: readonly string[]) =>
      who.length === 0
        ? 'An admin of the organization can choose a plan.'
        : `Admins of the organization choose its plan. Ask ${who.join(' or ')}.`,
    features: {
      saas: 'This web app',
      research_studies: 'Research studies',
      research_groups: 'Groups of people whom you choose',
      quick_questions: 'Direct questions and surveys',
      chat_integration: 'Chat integration',
    } as Record<string, string>,
    questionsAMonth: (number: number) => `${many(number, 'question', 'questions')} a month`,
    groupsAMonth: (number: number) => `${many(number, 'group', 'groups')} a month`,
    thesesAMonth: (number: number) => `${many(number, 'thesis', 'theses')} a month`,
    asFree: 'As many questions as on the free plan',
    nothingMore: 'Nothing beyond the free plan',
    freeQuestions: (number: number) => `${many(number, 'question', 'questions')} a month at no charge`,
    freeCredit: (amount: string) => `${amount} of credit a month`,
    perAnswer: (amount: string, after: boolean) => `${amount} for each agent’s answer${after ? ' after that' : ''}`,
    noAnswerPrice: 'Answers cost nothing more',
    freePlan: 'Free',
    freePlanWords: 'The shared panel of synthetic people, and everything made before stays readable.',
    current: 'Your plan',
    assistants: {
      legend: (number: number) =>
        number === 1
          ? 'An assistant is registered with this organization. Is it yours?'
          : `${count(number)} assistants are registered with this organization. Are they yours?`,
      one: (installation: string, email: string, day: string) =>
        `Installation ${installation}…, registered with ${email} on ${day}`,
      mine: 'Yes: they may get a key of the plan',
      unsure: 'I am not sure: no key until I say so under Keys',
      answer: 'Say first whether the assistants are yours.',
    },
    success: {
      title: 'Checkout',
      pending: 'Thank you.',
      pendingWords:
        'The card provider has not confirmed the payment yet. That takes a few seconds; this page looks again by itself.',
      ready: 'Your plan is active.',
      readyWords: 'Earlier free keys have stopped working, and a new key is ready for your programs.',
      reveal: 'Show the new key, once',
      revealWords: 'It can be shown for ten minutes. Later, or for other programs, make another one under Keys.',
      key: 'Your new key',
      keyWords: 'Copy it now. It is not shown again.',
      line: 'Where your programs find it; the name is the same on every plan',
      revealed: 'Your plan is active.',
      revealedWords: (end: string | undefined) =>
        `The key${end === undefined ? '' : ` ending in ${end}`} was shown already. Make another one if it is lost.`,
      expired: 'Your plan is active.',
      expiredWords: (end: string) =>
        `The key ending in ${end} could be shown for ten minutes, and they are over. Make another one.`,
      over: 'This checkout is over.',
      overWords: 'It brought no key. Billing says which plan you have.',
      unknown: 'There is no such checkout of yours.',
      unknownWords: 'Whoever began a checkout sees here how it ended. Billing says which plan the organization has.',
      goOn: 'Continue where you were',
      toKeys: 'To your keys',
      toPlan: 'To your plan',
      start: 'Start a study',
    },
    events: {
      title: 'Charges',
      back: 'Billing',
      lead: (month: string | undefined, amount: string, items: number) =>
        `${month === undefined ? 'In all' : month}: ${amount} for ${many(items, 'item', 'items')}. The price of the plan is not among them.`,
      month: 'Month',
      allMonths: 'All months',
      table: 'Charges',
      when: 'When',
      what: 'What',
      agents: 'Agents',
      charge: 'Charge',
      free: 'Free',
      credit: (amount: string) => `Credit ${amount}`,
      none: 'Nothing yet.',
      noneWords: 'Questions are written down here when they are asked.',
      noneInMonth: 'Nothing in this month.',
      download: 'Charges (CSV)',
      downloadUsage: 'Usage (CSV)',
    },
    types: {
      free_question: 'Shared panel asked',
      agent_question: 'Agents asked directly',
      group_question: 'Group asked',
      study_question: 'Study question',
      zeitgeist_question: 'Survey question',
      group_recruit: 'Group recruited',
      group_create: 'Group made',
      group_request: 'Group requested',
      study_request: 'Study requested',
      thesis: 'Thesis tested',
      tier_assigned: 'Plan assigned',
    } as Record<string, string>,
    usage: {
      title: 'Usage',
      quotas: 'This month',
      quotasWords: (day: string) => `What is used counts until ${day}, and then begins anew.`,
      questions: 'Questions',
      groups: 'Groups',
      theses: 'Theses',
      of: (used: string, limit: string) => `${used} of ${limit} used`,
      left: (remaining: string) => `${remaining} left`,
      reserved: (number: number) => `${count(number)} set aside for work under way`,
      notIncluded: 'Not in this plan',
      period: 'Period',
      days: (number: number) => `Last ${count(number)} days`,
      byDay: 'Questions a day',
      byDayLabel: (number: number, days: number) =>
        `Questions on each of the last ${count(days)} days, ${count(number)} in all`,
      byDayNote: (questions: number, answers: number) =>
        `${many(questions, 'question', 'questions')} to ${many(answers, 'agent', 'agents')} in all, by days in UTC.`,
      byKind: 'By kind',
      byKindLabel: (parts: string) => `What there was of each kind: ${parts}`,
      kind: 'Kind',
      number: 'Number',
      charge: 'Charge',
      nothing: 'Nothing was asked in this time.',
      nothingWords: 'Questions are counted here on the day when they are asked.',
      cut: (number: number) =>
        `Only the newest ${count(number)} items of this time are in the charts; the files have all.`,
      models: 'Language models',
      modelsWords:
        'What calls to language models came to this month. The shared panel is paid by whoever runs this installation.',
      noModels: 'No calls to language models this month. Answers of the built-in engine cost nothing here.',
      spent: 'Spent this month',
      calls: 'Calls',
      failed: 'Failed',
      tokens: 'Tokens in and out',
      model: 'Model',
      purpose: 'For',
      cost: 'Cost',
      byModel: 'By model',
      byPurpose: 'By purpose',
      unpriced: (number: number) =>
        `${many(number, 'call', 'calls')} to models whose price is not known ${plural(number, { one: 'is', other: 'are' })} not in this.`,
      budget: 'Budget for language models',
      budgetWords:
        'The most that is spent in a calendar month. Calls beyond it are not made; answers that need one fail, and say so.',
      noBudget: 'There is no limit.',
      budgetOf: (spent: string, limit: string) => `${spent} of ${limit} spent`,
      limit: 'Limit a month, in US dollars',
      limitHint: 'Empty: no limit of your own.',
      setLimit: 'Set the limit',
      limitSet: 'The limit is set.',
      notAnAmount: 'must be an amount such as 250 or 99.50',
      bar: (name: string, used: string, limit: string) => `${name}: ${used} of ${limit} used`,
    },
    gate: {
      start: (name: string) => `Start ${name} (sandbox: no card is charged)`,
      ask: (who: readonly string[]) =>
        who.length === 0 ? 'Ask an admin of the organization for a plan.' : `Ask ${who.join(' or ')} for a plan.`,
    },
  },
})
