import type { Attribute } from '../../src/modules/knowledge/knowledge.ts'

/** How far a level may shift the log odds, and how far two levels of one attribute may lie apart. */
export interface Limit {
  shift: number
  range: number
}

const usual: Limit = { shift: 2, range: 3 }
/** Odds of three to one: enough for nearly everything that women and men, or people of different descent, differ in. */
const strict: Limit = { shift: 1.2, range: 2.4 }
/** Whoever rents has no mortgage, who has no child buys no diapers: these decide by what they are. */
const decisive: Limit = { shift: 2.5, range: 5 }

export const limits: Readonly<Record<Attribute, Limit | null>> = {
  age: usual,
  sex: strict,
  education: usual,
  income: usual,
  is_parent: decisive,
  region: usual,
  urbanicity: usual,
  marital: decisive,
  ethnicity: strict,
  employed: decisive,
  home: decisive,
  smoker: decisive,
  // An illness may be the whole reason to use something.
  health: null,
}

export interface Exception {
  attribute: Attribute
  limit: Limit
  /** Slugs of categories, which hold for the questions about them, too, or ids of questions. */
  names: readonly string[]
  reason: string
}

export const exceptions: readonly Exception[] = [
  {
    attribute: 'sex',
    limit: decisive,
    names: ['period_care', 'menopause_care', 'mens_health', 'shaving_razors', 'underwear_socks', 'gender_roles'],
    reason: 'bodies: most of one sex have no use for it at all',
  },
  {
    attribute: 'sex',
    limit: decisive,
    names: [
      'makeup',
      'nail_salons',
      'nail_polish_press_ons',
      'beard_care',
      'hair_color',
      'facial_skin_care',
      'hair_removal_services',
      'hair_styling_treatment',
      'hair_salons_barbers',
      'fashion_jewelry',
      'handbags_bags',
      'activewear',
    ],
    reason: 'sales and use by sex differ by far more than three to one',
  },
  {
    attribute: 'sex',
    limit: { shift: 2, range: 4 },
    names: ['household_chores', 'construction_tools_equipment', 'society_wellbeing.0667'],
    reason: 'time-use diaries, employment statistics by occupation, and veterans by sex',
  },
  {
    attribute: 'sex',
    limit: { shift: 2, range: 3.5 },
    names: [
      'crafts_sewing',
      'society_wellbeing.0542',
      'pinterest',
      'society_wellbeing.0619',
      'cars_transport.0011',
      'cars_transport.0157',
      'cars_transport.0232',
      'media_entertainment.0295',
    ],
    reason:
      'large in every survey that asked: needlework, one platform, crying, pickups and own repairs, romance novels',
  },
  {
    attribute: 'ethnicity',
    limit: { shift: 2, range: 3 },
    names: ['sunscreen', 'shampoo_conditioner', 'hair_styling_treatment', 'skin_conditions'],
    reason: 'skin and hair themselves differ: burning, washing, what products are for',
  },
  {
    attribute: 'ethnicity',
    limit: { shift: 2.2, range: 3.5 },
    names: ['immigration_attitudes', 'language_learning', 'messaging_apps', 'video_calls', 'international_travel'],
    reason: 'birth abroad, languages at home and family abroad, as the census counts them',
  },
  {
    attribute: 'ethnicity',
    limit: { shift: 1.6, range: 2.5 },
    names: ['society_wellbeing.0581', 'society_wellbeing.0587', 'work_careers.0192'],
    reason: 'being treated unfairly for one’s descent, and what it means to oneself, are asked about by name',
  },
  {
    attribute: 'ethnicity',
    limit: { shift: 2, range: 2.5 },
    names: [],
    reason: 'what is to be done about unequal treatment of a group: polls differ most between that group and others',
  },
  {
    attribute: 'ethnicity',
    limit: { shift: 2.2, range: 3 },
    names: [
      'food_drink.0123',
      'food_drink.0183',
      'food_drink.0440',
      'food_drink.0501',
      'home_kitchen.0006',
      'restaurants_delivery.0246',
      'media_entertainment.0110',
      'society_wellbeing.0716',
      'p2p_payments',
    ],
    reason: 'named dishes, music, sports, churches and one payment app, which surveys have counted by descent',
  },
  {
    attribute: 'age',
    limit: decisive,
    names: [
      'medicare_plans',
      'senior_living',
      'senior_centers_programs',
      'medical_alert_devices',
      'retirement_from_work',
      'retirement_accounts',
      'college_enrollment',
      'commuting',
      'travel_hospitality.0032',
      'family_caregiving',
      'home_renting',
      'home_buying',
      'marriage_partnership',
      'end_of_life_planning',
      'children_education.0001',
      'children_education.0143',
    ],
    reason: 'laws and stages of life: Medicare, retirement, school, living parents, grandchildren',
  },
  {
    attribute: 'age',
    limit: { shift: 2.5, range: 4 },
    names: [
      'hearing_aids',
      'statins',
      'prescription_drugs',
      'otc_pain_relief',
      'contraception',
      'period_care',
      'menopause_care',
      'pregnancy_care',
      'fertility_treatment',
      'physical_therapy',
      'cancer_screening',
      'specialist_visits',
    ],
    reason: 'bodies age: fertility ends, and these illnesses are rare before fifty',
  },
  {
    attribute: 'age',
    limit: { shift: 2.2, range: 4.2 },
    names: [
      'snapchat',
      'discord_twitch',
      'messaging_apps',
      'music_streaming',
      'console_games',
      'vaping',
      'nicotine_pouches',
      'e_scooters',
      'landline',
      'checking_accounts',
    ],
    reason: 'newest and oldest habits, which surveys find in one generation and hardly in another',
  },
  {
    attribute: 'income',
    limit: { shift: 2, range: 3.6 },
    names: [
      'retirement_accounts',
      'retirement_from_work',
      'debit_cards',
      'savings_accounts',
      'health_insurance_plans',
      'money_happiness',
    ],
    reason: 'assets, benefits that end at an income, and income itself',
  },
  {
    attribute: 'urbanicity',
    limit: { shift: 2.2, range: 3.8 },
    names: ['farm_inputs_equipment', 'commuting', 'office_commute', 'ride_hailing'],
    reason: 'there are no farms downtown and hardly a train in the country',
  },
  {
    attribute: 'region',
    limit: { shift: 2.5, range: 4.5 },
    names: ['housing_energy.0005', 'housing_energy.0159', 'housing_energy.0217'],
    reason: 'heating oil, bottle deposits and one chain of stores exist in some regions only',
  },
]
