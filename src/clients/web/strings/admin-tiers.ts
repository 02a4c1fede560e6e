import { count, plural } from '../format.ts'
import { inLanguage } from './language.ts'

const organizations = (many: number) =>
  `${count(many)} ${plural(many, { one: 'organization', other: 'organizations' })}`

export const adminTiers = inLanguage({
  en: {
    title: 'Pricing tiers',
    lead: 'What organizations may do, how much of it, and what it costs. A tier with a price is for sale as soon as it is made.',
    create: 'New tier',
    createTitle: 'New tier',
    created: (name: string) => `The tier ${name} is made.`,
    empty: 'There is no tier yet.',
    emptyWords: 'Organizations without a tier have the limits of the free panel.',
    tier: 'Tier',
    price: 'A month',
    notForSale: 'not for sale',
    answerPrice: 'Answer price',
    times: (text: string) => `× ${text}`,
    organizations: 'Organizations',
    includes: 'Includes',
    nothing: 'nothing',
    nothingSold: 'nothing: whoever buys it gets no more than the free tier',
    onIt: (many: number) => `${organizations(many)} ${plural(many, { one: 'is', other: 'are' })} on this tier.`,
    seeThem: 'See them',
    features: {
      inc_saas: 'Web app',
      inc_research_studies: 'Studies',
      inc_research_groups: 'Groups',
      inc_quick_questions: 'Direct questions',
      inc_chat_integration: 'Chat integration',
    },
    featureHints: {
      inc_saas: 'Work in the browser',
      inc_research_studies: 'Several questions to one group',
      inc_research_groups: 'Recruiting groups',
      inc_quick_questions: 'One question at a time, and surveys',
      inc_chat_integration: 'Chat programs of others',
    },
    what: 'What it is',
    name: 'Name',
    builtIn: 'The built-in tier keeps its name, and cannot be deleted.',
    description: 'Description',
    descriptionHint: 'Shown to whoever may buy it.',
    agentTier: 'Level of rights',
    agentTierHint: 'A number that programs of yours may read; 0 by default.',
    costs: 'What it costs',
    monthly: (currency: string) => `Price a month (${currency})`,
    monthlyHint: '0 is not for sale.',
    provider: 'Price at the card provider',
    providerHint: 'Such as price_1Abc; left empty, the price here is used.',
    multiplier: 'Multiplier of an answer’s price',
    multiplierHint: '1 is the usual price, 0 costs nothing.',
    credits: (currency: string) => `Credit a month (${currency})`,
    creditsHint: 'Used up before anything is charged.',
    freeQuestions: 'Questions at no charge, a month',
    limits: 'How much of it, a month',
    questions: 'Questions',
    groups: 'Groups',
    theses: 'Theses',
    questionsHint: 'Empty: as on the free tier.',
    otherHint: 'Empty: none.',
    included: 'What it includes',
    wholeNumber: 'must be a whole number from 0',
    amount: 'must be an amount such as 49 or 49.90',
    factor: 'must be a number from 0 to 1000',
    delete: 'Delete the tier',
    deleteWords: (many: number) =>
      many === 0
        ? 'No organization is on it.'
        : `${organizations(many)} ${plural(many, { one: 'is', other: 'are' })} on no tier then, and ${plural(many, { one: 'loses', other: 'lose' })} what it includes. How they pay, their keys and what they were charged stay.`,
    deleteTitle: (name: string) => `Delete the tier ${name}?`,
    deleteAction: 'Delete it for good',
    undone: 'This cannot be undone.',
    deleted: (name: string, many: number) =>
      many === 0 ? `The tier ${name} is deleted.` : `The tier ${name} is deleted; ${organizations(many)} had it.`,
  },
})
