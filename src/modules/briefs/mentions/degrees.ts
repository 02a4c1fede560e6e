/** From the least to the most. */
export const levels = [
  'less_than_high_school',
  'high_school',
  'some_college',
  'associates',
  'bachelors',
  'masters',
  'professional',
  'phd',
] as const
export type Level = (typeof levels)[number]

interface DegreeName {
  /** Of a regular expression, without groups. */
  form: string
  values: readonly Level[]
  /** Means nothing else, so that nobody needs to be said to have it. */
  plain?: boolean
  assumed?: string
}

const mba = 'An MBA is a master’s degree; which one no filter tells.'
const trade = 'A trade school is taken for some college or an associate’s degree.'

/** What degrees are called, the longer names first. */
export const degreeNames: readonly DegreeName[] = [
  {
    form: String.raw`(?:some\s+(?:college|university)(?:\s+(?:education|but\s+no\s+degree|no\s+degree))?)`,
    values: ['some_college'],
    plain: true,
  },
  {
    form: String.raw`(?:high[\s-]?school|hs)\s+(?:diplomas?|degrees?|education)|ged|a-levels`,
    values: ['high_school'],
    plain: true,
  },
  {
    form: String.raw`associate'?s?(?:'s)?\s+degrees?|two[\s-]year\s+degrees?|2[\s-]year\s+degrees?`,
    values: ['associates'],
    plain: true,
  },
  { form: "associate'?s", values: ['associates'] },
  {
    form: String.raw`bachelor'?s?(?:'s)?\s+degrees?|undergrad(?:uate)?\s+degrees?|four[\s-]year\s+degrees?|4[\s-]year\s+degrees?`,
    values: ['bachelors'],
    plain: true,
  },
  { form: String.raw`bachelor'?s|b\.?a\.?|b\.?s\.?|b\.?sc\.?`, values: ['bachelors'] },
  { form: String.raw`master'?s?(?:'s)?\s+degrees?`, values: ['masters'], plain: true },
  { form: String.raw`mba(?:\s+degrees?)?`, values: ['masters'], assumed: mba },
  { form: String.raw`master'?s|m\.?sc\.?`, values: ['masters'] },
  { form: String.raw`(?:law|medical|professional)\s+degrees?|jd`, values: ['professional'], plain: true },
  { form: String.raw`doctora(?:te|l)(?:\s+degrees?)?s?|ph\.?\s?d\.?(?:\s+degrees?)?`, values: ['phd'] },
  {
    form: String.raw`(?:(?:graduate|grad|postgraduate|postgrad|advanced|higher)\s+(?:school\s+)?degrees?|graduate\s+or\s+professional\s+degrees?)`,
    values: ['masters', 'professional', 'phd'],
    plain: true,
  },
  {
    form: String.raw`(?:college|university|uni)\s+(?:degrees?|education|diplomas?)`,
    values: ['bachelors', 'masters', 'professional', 'phd'],
    plain: true,
  },
  {
    form: String.raw`(?:trade|vocational|technical)\s+(?:school(?:\s+(?:diploma|certificate|training|education|degree))?|training|degrees?|certificates?|qualifications?)`,
    values: ['some_college', 'associates'],
    assumed: trade,
  },
  { form: 'degrees?', values: ['bachelors', 'masters', 'professional', 'phd'] },
  { form: String.raw`high[\s-]?school`, values: ['high_school'] },
]
