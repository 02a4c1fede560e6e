import type { Person } from '../population/index.ts'

const ACS = 'American Community Survey 2023 tables (US Census Bureau)'
const ATUS = 'weighted respondents of the American Time Use Survey 2008-16 (BLS), at 2023 levels'

/** Where each attribute of a US agent comes from. */
const usSources: Record<string, string> = {
  age_sex_state: `${ACS}, exact by state, sex and age`,
  ethnicity_education: `${ACS} by state, sex, age and ethnicity; relations from ${ATUS}`,
  family_and_household: `${ACS} by sex and age; relations from ${ATUS}`,
  work_and_income: `${ACS} by state and sex; relations from ${ATUS}; occupations from the Bureau of Labor Statistics, titles after O*NET 27.0`,
  place: 'GeoNames (CC BY 4.0), weighed by metro figures of the American Community Survey',
  name: 'Social Security given names by decade; Census surnames',
  religion_attitudes_habits: 'models fitted to GSS 2016-18 (NORC), ANES 2020, CFPB 2016 and further surveys',
  traits: 'authored estimates after published averages by age, sex and education; not measured on anybody',
  health_profile: 'model fitted to NHANES 2017-March 2020 (CDC); a cohort attribute, not a medical record',
  summary_and_portrait: 'composed and drawn by this service from the attributes above',
}

/** Where each attribute of an agent of another country comes from. */
const worldSources: Record<string, string> = {
  age_sex: 'UN World Population Prospects (CC BY 3.0 IGO)',
  education_work_income_family:
    'US relations between attributes, adjusted to margins of the country (CIA World Factbook, Barro-Lee; some of them estimates)',
  place: 'GeoNames (CC BY 4.0), weighed so that the urban share of the country comes out right',
  name: 'lists of common names, curated for this service',
  religion: 'shares of the CIA World Factbook',
  traits: 'authored estimates after published averages by age, sex and education; not measured on anybody',
  summary_and_portrait: 'composed and drawn by this service from the attributes above',
}

export function provenanceOf(person: Person) {
  const us = person.country_code === 'US'
  return {
    population_version: person.version,
    basis: us ? ('calibrated' as const) : ('modelled' as const),
    note: us
      ? 'Drawn from a model of US adults, calibrated to 2023 census figures. Nobody real is in it.'
      : `There are no joint figures for ${person.country} in it: US relations between attributes, adjusted to the country's margins. Nobody real is in it.`,
    sources: us ? usSources : worldSources,
  }
}
