import { attitudeNames } from './synthesis/attitudes-model.ts'
import { deviationOf } from './synthesis/attitudes-normal.ts'

/** What a standing means: 50 is the average US adult, 84 one standard deviation above. */
export interface Attitude {
  /** A person with a low standing, in words that complete "someone who". */
  low: string
  high: string
  /** What the surveys asked about. */
  basis: string
  source: string
}

const GSS = 'General Social Survey 2016 and 2018 (NORC)'
const ANES = 'American National Election Studies 2020'
const CFPB = 'National Financial Well-Being Survey 2016 (CFPB)'

export const attitudes: Readonly<Record<string, Attitude>> = {
  social_conservatism: {
    low: 'accepts same-sex marriage, sex before marriage and any division of work between women and men',
    high: 'holds to traditional morals and family roles',
    basis: 'same-sex relations and marriage, premarital sex, birth control, women and work, marijuana, assisted dying',
    source: GSS,
  },
  economic_conservatism: {
    low: 'wants the government to narrow differences of income, and thinks well of unions',
    high: 'wants the government to keep out of incomes, and distrusts benefits and unions',
    basis: 'redistribution, differences of income, benefits, unions',
    source: GSS,
  },
  religiosity: {
    low: 'hardly prays, attends no services and does not think of themselves as religious',
    high: 'prays daily, attends services and lives by their faith',
    basis: 'attendance, prayer, self-description, born-again experience, scripture',
    source: GSS,
  },
  trust_in_people: {
    low: 'thinks one cannot be too careful with people',
    high: 'thinks that most people can be trusted and mean well',
    basis: 'trust, fairness, helpfulness of other people',
    source: GSS,
  },
  trust_in_institutions: {
    low: 'has hardly any confidence in those who run companies, government, courts, medicine or science',
    high: 'has confidence in those who run the large institutions',
    basis: 'confidence in eleven institutions',
    source: GSS,
  },
  environmental_concern: {
    low: 'does not worry about pollution or climate change',
    high: 'sees pollution and climate change as serious dangers and wants more done',
    basis: 'dangers of pesticides, industry, water pollution, warming, nuclear power, gene technology; spending',
    source: GSS,
  },
  science_and_technology: {
    low: 'takes little interest in science and technology and expects little of them',
    high: 'follows science and new technology and expects much good of them',
    basis: 'interest in discoveries, inventions, space and medicine; what science and scientists bring',
    source: GSS,
  },
  digital_engagement: {
    low: 'uses hardly any social platform',
    high: 'is on many social platforms',
    basis: 'use of seven social platforms in the past year',
    source: ANES,
  },
  financial_security: {
    low: 'just gets by, and a large bill would be a disaster',
    high: 'has money left at the end of the month and could handle a large unexpected expense',
    basis: 'ten items of the financial well-being scale',
    source: CFPB,
  },
  financial_planning: {
    low: 'spends without a plan and finds it hard to save',
    high: 'keeps a budget, sets goals, saves by habit and thinks before buying',
    basis: 'planning, saving habit, control of spending, self-control, own research',
    source: CFPB,
  },
  life_satisfaction: {
    low: 'is often unhappy and not content with life',
    high: 'is happy, content with life and in good spirits',
    basis: 'happiness, satisfaction, mood, mental health, loneliness, quality of life',
    source: GSS,
  },
  food_curiosity: {
    low: 'keeps to familiar dishes',
    high: 'is keen on cuisines from all over the world',
    basis: 'interest in and liking of foreign cuisines',
    source: 'Food World Cup survey 2014 (FiveThirtyEight)',
  },
}

/** A standing as standard deviations from the mean of US adults, for models that add things up. */
export const attitudeDeviation = (standing: number): number => deviationOf(standing)

export { attitudeNames }
