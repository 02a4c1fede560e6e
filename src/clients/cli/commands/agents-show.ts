import type { Client } from '../../sdk/index.ts'
import type { Output } from '../output.ts'
import { placeOf } from '../people.ts'
import { pairs } from '../terminal/pairs.ts'
import { counted, plain, sentence } from '../words.ts'

type Agent = Awaited<ReturnType<Client['agents']['get']>>

/** A person on one screen: the words first, then what it is conditioned on, then where that comes from. */
export function showAgent(out: Output, agent: Agent): void {
  const { attributes, provenance, health_profile: health } = agent
  const section = (title: string, rows: readonly (readonly [string, string | null | undefined])[]): void => {
    const known = rows.filter((row): row is [string, string] => row[1] != null && row[1] !== '')
    if (known.length === 0) return
    out.print()
    out.heading(title)
    out.print(pairs(known, { width: out.text_width, colours: out.colours }))
  }
  const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`
  out.heading(`${agent.name}, ${agent.age}`)
  out.print(out.wrap(`${agent.occupation} · ${placeOf(agent)} · synthetic, id ${agent.id}`))
  out.print()
  out.print(out.wrap(agent.summary))
  section('Life', [
    ['sex', agent.sex],
    ['education', plain(attributes.education)],
    ['ethnicity', attributes.ethnicity && plain(attributes.ethnicity)],
    ['religion', attributes.religion && plain(attributes.religion)],
    ['family', familyOf(agent)],
    [
      'home',
      `${attributes.home}, ${counted(attributes.household_size, 'person', 'people')}, ${plain(attributes.urbanicity)}`,
    ],
    ['job', jobOf(agent)],
    ['income', `${dollars(agent.annual_income_usd)} a year, household ${dollars(attributes.household_income_usd)}`],
    ['habits', habitsOf(attributes.habits)],
  ])
  scores(out, 'Traits (50 is the average)', attributes.traits)
  scores(out, 'Attitudes (standing among US adults)', attributes.attitudes)
  if (health !== undefined)
    section('Health: cohort attributes drawn from public statistics, not a medical record', [
      ['conditions', health.conditions.map(plain).join(', ') || 'none'],
      ['medicines', health.drug_classes.map(plain).join(', ') || 'none'],
      ['body', `BMI ${health.bmi} (${plain(health.bmi_class)}), PHQ-9 ${health.phq9_score} (${health.phq9_severity})`],
      ['living', livingOf(health)],
      ['source', health.source],
    ])
  section('Where this comes from', [
    ['basis', `${provenance.basis}: ${provenance.note}`],
    ...Object.entries(provenance.sources).map(([name, source]): [string, string] => [plain(name), source]),
    ['population', provenance.population_version],
    ['page', agent.url],
  ])
}

function familyOf({ marital_status, num_children, attributes }: Agent): string {
  const ages = attributes.child_ages
  const children =
    num_children === 0
      ? 'no children'
      : `${counted(num_children, 'child', 'children')}${ages.length === 0 ? '' : ` (${ages.join(', ')})`}`
  return `${plain(marital_status)}, ${children}`
}

function jobOf({ occupation, title_variant, industry, labour_status, attributes }: Agent): string {
  const words = [title_variant ?? occupation, plain(labour_status), industry && plain(industry)]
  const before = attributes.last_job === null ? [] : [`was ${attributes.last_job}`]
  return [...new Set([...words, ...before].filter((word) => word !== null).map((word) => word.toLowerCase()))].join(
    ', ',
  )
}

/** What is so, by name; what is one of several, with its value; what is not so goes without saying. */
const habitsOf = (habits: Agent['attributes']['habits']): string =>
  Object.entries(habits ?? {})
    .filter(([, value]) => value !== 'no')
    .map(([name, value]) => (value === 'yes' ? plain(name) : `${plain(name)}: ${plain(value)}`))
    .join(', ')

const livingOf = (health: NonNullable<Agent['health_profile']>): string =>
  [
    `smoking: ${health.smoking_status}`,
    `alcohol: ${health.alcohol_use}`,
    `activity: ${health.physical_activity_level}`,
    `sleep: ${health.sleep_quality}`,
    `diet: ${health.diet_quality}`,
  ].join(', ')

function scores(out: Output, title: string, values: Record<string, number> | null): void {
  if (values === null) return
  out.print()
  out.heading(title)
  out.bars(
    Object.entries(values).map(([name, value]) => ({
      label: sentence(plain(name)),
      share: value / 100,
      notes: [String(value)],
    })),
  )
}
