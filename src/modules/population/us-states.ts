const regions = { N: 'northeast', M: 'midwest', S: 'south', W: 'west' } as const

export interface UsState {
  code: string
  name: string
  region: (typeof regions)[keyof typeof regions]
}

/** In the alphabetical order of their codes, which is the order of the column `state`. */
export const usStates: readonly UsState[] = `
AK W Alaska|AL S Alabama|AR S Arkansas|AZ W Arizona|CA W California|CO W Colorado|CT N Connecticut
DC S District of Columbia|DE S Delaware|FL S Florida|GA S Georgia|HI W Hawaii|IA M Iowa|ID W Idaho|IL M Illinois
IN M Indiana|KS M Kansas|KY S Kentucky|LA S Louisiana|MA N Massachusetts|MD S Maryland|ME N Maine|MI M Michigan
MN M Minnesota|MO M Missouri|MS S Mississippi|MT W Montana|NC S North Carolina|ND M North Dakota|NE M Nebraska
NH N New Hampshire|NJ N New Jersey|NM W New Mexico|NV W Nevada|NY N New York|OH M Ohio|OK S Oklahoma|OR W Oregon
PA N Pennsylvania|RI N Rhode Island|SC S South Carolina|SD M South Dakota|TN S Tennessee|TX S Texas|UT W Utah
VA S Virginia|VT N Vermont|WA W Washington|WI M Wisconsin|WV S West Virginia|WY W Wyoming`
  .trim()
  .split(/[|\n]/)
  .map((entry) => ({
    code: entry.slice(0, 2),
    name: entry.slice(5),
    region: regions[entry[3] as keyof typeof regions],
  }))
