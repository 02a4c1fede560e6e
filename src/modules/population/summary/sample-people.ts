import type { Job, Person } from '../person.ts'
import { below, type Stream, streamOf, uniform } from '../synthesis/chance.ts'
import { educations } from '../vocabulary.ts'

/** Plausible people for the tests of this folder, less various than the real ones: what holds here holds there. */

const firstNames = {
  female:
    'Ana Beth Carla Dolores Edith Fatima Grace Hanna Ines Joan Karin Lucy Maria Nora Olga Paula Rosa Sofie Tara Ursula Vera Wanda Yuki Zofia Agnes Brenda Chloe Dana Elif Frida Gloria Heidi Irma Jill Keiko Linda Mina Nadia Oprah Petra Quinn Rita Sanna Thea Uma Viola Willa Ximena Yvonne Zoe',
  male: 'Adam Ben Carl David Emil Frank Georg Hugo Ivan James Karl Luis Mark Noah Oscar Paul Raj Samuel Tom Umar Victor Walter Yusuf Zane Andre Boris Chris Dmitri Enzo Felix Gus Henry Isaac Jon Kofi Leo Mateo Nils Otto Pedro Ravi Stefan Theo Uwe Vito Wes Xavier Yannick Zeno',
}
const lastNames =
  'Abara Baker Costa Dvorak Evans Fischer Gruber Hansen Ito Jansen Kim Lopez Moreau Nowak Okafor Petrov Quist Rossi Sato Tran Usman Varga Weber Young Zeller Adler Brown Cruz Diaz Ellis Flores Grant Hill Ingram Joyce Keller Lund Mills Nash Ortiz'.split(
    ' ',
  )
const cities =
  'Toledo Fargo Mesa Boise Salem Dayton Tulsa Macon Provo Akron Waco Ocala Utica Yuma Butte Laredo Reno Flint Erie Gary'.split(
    ' ',
  )
const abroad: [code: string, country: string, city: string, state: string][] = [
  ['PL', 'Poland', 'Łódź', 'Łódzkie'],
  ['DE', 'Germany', 'Kassel', 'Hessen'],
  ['NG', 'Nigeria', 'Ibadan', 'Oyo'],
  ['JP', 'Japan', 'Sendai', 'Miyagi'],
  ['NL', 'Netherlands', 'Zwolle', 'Overijssel'],
  ['GB', 'United Kingdom', 'Leeds', 'England'],
]
const states = ['Ohio', 'Texas', 'Idaho', 'Georgia', 'Nevada', 'Utah', 'Maine', 'Oregon']
const jobs: [soc: string, title: string][] = [
  ['29-1141', 'ICU nurse'],
  ['29-1141', 'RN'],
  ['47-2181', 'roofer'],
  ['41-2011', 'cashier'],
  ['29-1240', 'surgeon'],
  ['15-1252', 'software engineer'],
  ['25-2021', '3rd grade teacher'],
  ['53-3032', 'truck driver'],
  ['49-9021', 'HVAC technician'],
  ['35-2014', 'line cook'],
  ['43-4051', 'customer service representative'],
  ['11-1021', 'operations manager'],
  ['13-2011', 'accountant'],
  ['31-1131', 'nursing assistant'],
  ['37-2011', 'janitor'],
  ['51-2092', 'assembler'],
  ['53-7062', 'warehouse worker'],
  ['41-1011', 'assistant store manager'],
  ['39-5012', 'hair stylist'],
  ['33-9032', 'security guard'],
  ['23-1011', 'attorney'],
  ['27-1024', 'UX designer'],
  ['19-2041', 'environmental scientist'],
  ['21-1021', 'social worker'],
  ['45-2092', 'farm worker'],
  ['17-2051', 'civil engineer'],
]
const traitNames = ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'emotional_stability'] as const
const attitudeNames =
  'trust_in_people digital_engagement financial_security financial_planning life_satisfaction food_curiosity'.split(' ')

export function samplePerson(index: number, seed = 'sample'): Person {
  const stream = streamOf(seed, 'people')
  let draws = 0
  const pick = (limit: number) => below(stream, index, limit, draws++)
  const chance = (share: number) => uniform(stream, index, draws++) < share
  const oneOf = <Item>(items: readonly Item[]) => items[pick(items.length)]!

  const age = 18 + pick(78)
  const sex = oneOf(['male', 'female'] as const)
  const labour_detail = labourOf(age, pick(100))
  const employed = labour_detail === 'full_time' || labour_detail === 'part_time'
  const couple = chance(age < 25 ? 0.2 : 0.6)
  const partner = couple ? (chance(0.85) ? 'spouse' : 'unmarried_partner') : 'none'
  const marital_status =
    partner === 'spouse'
      ? 'married'
      : oneOf(age > 60 ? (['widowed', 'divorced'] as const) : (['never_married', 'divorced', 'separated'] as const))
  const children_at_home = age > 20 && age < 60 && chance(0.4) ? 1 + pick(3) : 0
  const grown = age > 48 ? pick(4) : 0
  const child_ages = [
    ...Array.from({ length: children_at_home }, () => pick(Math.min(18, age - 18))),
    ...Array.from({ length: grown }, () => 18 + pick(age - 46)),
  ].sort((one, other) => one - other)
  const others = chance(0.7) ? 0 : 1 + pick(3)
  const us = chance(0.7)
  const place = us ? (['US', 'United States', oneOf(cities), oneOf(states)] as const) : oneOf(abroad)
  const income = 500 * pick(300) * (us ? 1 : 0.3)
  return {
    index,
    version: seed,
    first_name: oneOf(firstNames[sex].split(' ')),
    last_name: oneOf(lastNames),
    age,
    sex,
    city: place[2],
    state: place[3],
    state_code: us ? 'OH' : null,
    country: place[1],
    country_code: place[0],
    region: us ? 'midwest' : null,
    metro: null,
    urbanicity: oneOf(['large_central_metro', 'large_fringe_metro', 'medium_metro', 'micropolitan', 'rural'] as const),
    ethnicity: null,
    nativity: null,
    education: oneOf([...educations, 'high_school', 'high_school', 'some_college', 'bachelors', 'bachelors'] as const),
    marital_status,
    partner,
    household_size: 1 + (couple ? 1 : 0) + children_at_home + others,
    children_at_home,
    num_children: child_ages.length,
    child_ages,
    labour_status: employed ? 'employed' : 'not_in_labour_force',
    labour_detail,
    occupation: 'Occupation',
    job: ['student', 'homemaker', 'other'].includes(labour_detail) ? null : jobOf(pick(jobs.length), pick(3)),
    annual_income_usd: employed ? income : 0,
    household_income_usd: income * 1.5,
    home: oneOf(['rents', 'owns'] as const),
    religion: null,
    party: null,
    political_views: null,
    traits: Object.fromEntries(traitNames.map((name) => [name, normal(stream, index, draws++)])) as Person['traits'],
    attitudes: us ? Object.fromEntries(attitudeNames.map((name) => [name, pick(101)])) : null,
    habits: null,
    health: null,
  }
}

function labourOf(age: number, roll: number): Person['labour_detail'] {
  if (age >= 66) return roll < 85 ? 'retired' : 'part_time'
  if (age < 24 && roll < 40) return 'student'
  const steps = [60, 72, 78, 80, 80, 88, 94, 100]
  const details = ['full_time', 'part_time', 'unemployed', 'retired', 'student', 'homemaker', 'unable_to_work', 'other']
  return details[steps.findIndex((step) => roll < step)] as Person['labour_detail']
}

function jobOf(at: number, workerClass: number): Job {
  const [soc, title] = jobs[at]!
  const worker_class = (['private', 'government', 'self_employed'] as const)[workerClass]!
  return { soc, title, label: title, major_group: soc.slice(0, 2), industry: 'any', worker_class }
}

/** About normal around 50 with a spread of 20. */
function normal(stream: Stream, index: number, draw: number): number {
  let sum = 0
  for (let part = 0; part < 4; part++) sum += uniform(stream, index, 1000 + 4 * draw + part)
  return Math.round(Math.max(0, Math.min(100, 50 + (sum - 2) * 34)))
}
