import { healthProvenance, type Person } from '../population/index.ts'
import type { AgentRef } from './directory.ts'
import { keptSummary } from './kept-summaries.ts'
import { provenanceOf } from './provenance.ts'

const agentUrl = (baseUrl: string, uuid: string): string => `${baseUrl}/agents/${uuid}`

/** What callers see of an agent: the fields of the specification, and what it is conditioned on. */
export function presentAgent({ id, uuid, index, population }: AgentRef, baseUrl: string) {
  const person = population.person(index)
  const url = agentUrl(baseUrl, uuid)
  return {
    ...presentPerson(person, { id, uuid, url, summary: keptSummary(population, person) }),
    synthetic: true as const,
    agent_image: `${url}/portrait.svg`,
    attributes: attributesOf(person),
    provenance: provenanceOf(person),
  }
}

/** An agent as lists have it: the fields of the specification alone. */
export function presentListedAgent({ id, uuid, index, population }: AgentRef, baseUrl: string) {
  const person = population.person(index)
  return presentPerson(person, { id, uuid, url: agentUrl(baseUrl, uuid), summary: keptSummary(population, person) })
}

function presentPerson(
  person: Person,
  { summary, ...names }: { id: number; uuid: string; url: string; summary: string },
) {
  const works = person.labour_status === 'employed' || person.labour_status === 'self_employed'
  const job = works ? person.job : null
  return {
    ...names,
    name: `${person.first_name} ${person.last_name}`.trim(),
    age: person.age,
    sex: person.sex,
    city: person.city,
    state: person.state,
    country: person.country,
    occupation: person.occupation,
    occupation_major_group: job?.major_group ?? null,
    industry: job?.industry ?? null,
    labour_status: person.labour_status,
    title_variant: job?.title ?? null,
    summary,
    annual_income_usd: person.annual_income_usd,
    marital_status: person.marital_status,
    num_children: person.num_children,
    ...(person.health === null ? {} : { health_profile: { ...person.health, ...healthProvenance } }),
  }
}

function attributesOf(person: Person) {
  const works = person.labour_status === 'employed' || person.labour_status === 'self_employed'
  return {
    education: person.education,
    ethnicity: person.ethnicity,
    nativity: person.nativity,
    religion: person.religion,
    region: person.region,
    metro: person.metro,
    urbanicity: person.urbanicity,
    home: person.home,
    household_size: person.household_size,
    household_income_usd: person.household_income_usd,
    partner: person.partner,
    child_ages: person.child_ages,
    labour_detail: person.labour_detail,
    worker_class: works ? (person.job?.worker_class ?? null) : null,
    last_job: works ? null : (person.job?.title ?? null),
    traits: person.traits,
    attitudes: person.attitudes,
    habits: person.habits,
  }
}
