/**
 * What the figures cannot say: who cannot be in an occupation at all. Keys are beginnings of SOC codes; the longest that
 * fits counts.
 */

/** The least education (a code of the vocabulary), because of a licence or because nobody is hired without. */
const leastEducation: Record<string, number> = {
  ...keys(1, '11-2 11-3 13-1 13-2 15-1 17-3 19-4 21- 23-2 25-3 25-9 29-2 31-9091 31-9092 33-2 33-3 43-5031 53-2'),
  ...keys(1, '11-1 11-91 25-1194 25-2011 29-1292 47-4011 49-3011 49-2091 49-9051 51-8011 51-8012'),
  ...keys(2, '15-1212 17-1022 29-2010 29-203 29-2043 29-2055 29-2056 29-2061 29-2091 29-9 31-2011 31-2021 39-4031'),
  ...keys(
    2,
    '13-2011 13-2031 13-2041 13-2051 13-2054 13-2061 13-2081 53-2011 25-3031 25-4 21-1091 19-5011 21-1093 21-2',
  ),
  ...keys(3, '17-2 29-1141 29-1126 29-1292 29-1124 29-2033 29-2034 11-9041 15-1211 15-1241 29-2036'),
  ...keys(4, '11-9032 11-9033 11-9121 15-2 17-1011 17-1012 19-1 19-2 19-3 21-1012 21-1018 21-102 25-12 25-202 25-203'),
  ...keys(
    4,
    '25-2012 25-205 25-4011 25-4012 25-4022 25-9031 25-9044 25-1199 23-1022 29-1031 29-1071 29-112 29-1291 29-9091',
  ),
  ...keys(4, '17-2031 17-2161 29-1299 21-1015 29-1128 29-1129'),
  ...keys(2, '15-2099 25-2059 19-3022'),
  // Every group has to have room for whoever the seed puts there.
  ...keys(0, '13-1020 13-1199 15-1232 15-1299 17-3019 17-3029 19-4012 19-4099 21-1093 21-2099 23-2099 25-3021 25-3099'),
  ...keys(0, '25-9045 29-2053 29-2081 29-2099'),
  ...keys(5, '15-1221 19-1042 19-303 21-1013 25-1 29-1151 29-1161 29-1171 29-1127 29-1181 29-9092 19-3041'),
  ...keys(6, '23-1011 23-1012 23-1021 23-1023 29-101 29-102 29-1041 29-1051 29-1081 29-1131 29-121 29-122 29-124'),
}

/** The least age. */
const leastAge: Record<string, number> = {
  ...keys(
    20,
    '11- 13- 25-9031 29-1141 29-2061 33-1 33-3 37-1 39-1 43-1 47-1 49-1 51-1 53-1 53-2 53-3032 53-305 21-2 41-9021',
  ),
  ...keys(18, '11-9013 11-9051 11-9199 39-1014 13-1161 13-2082 13-1199 11-9072'),
  ...keys(
    22,
    '11-2 11-3 11-91 11-9041 13-1111 13-2011 13-205 15-2 17-1 17-2 19-1 19-2 19-3 25-2 29-1 21-1012 21-102 21-1013',
  ),
  ...keys(22, '53-2011 29-2091 41-3031 13-2052 13-2061 11-9031 25-4022 33-1091 29-1292 23-2093'),
  ...keys(20, '25-2011 29-1292 29-1124 29-1126 29-2032'),
  ...keys(
    25,
    '11-1031 17-1011 19-1042 19-303 23-1 25-1 29-101 29-102 29-1041 29-1051 29-1081 29-1131 29-121 29-122 29-1171',
  ),
  ...keys(25, '29-1181 33-3021 33-1011 29-1071 15-1221 29-1127 29-1123 29-9092'),
  ...keys(20, '25-1194 23-2'),
  ...keys(18, '23-2099 25-3'),
  ...keys(
    28,
    '11-1011 11-9032 11-9033 11-9121 11-9161 29-1151 29-124 29-1211 29-1212 29-1213 29-1217 29-1222 29-1224 33-1012',
  ),
  ...keys(28, '33-1021 29-1022 29-1023 29-1161'),
  ...keys(35, '23-1021 23-1023'),
}

/** Industries that the survey of employers does not see: private households, and farms. Shares of the occupation. */
export const unseenIndustries: Record<string, Record<string, number>> = {
  '11-9013': { agriculture_forestry_fishing: 0.97 },
  '35-2013': { other_services: 0.7 },
  '37-2012': { other_services: 0.25 },
  '39-9011': { other_services: 0.25 },
  '31-1120': { other_services: 0.07 },
  '45-1011': { agriculture_forestry_fishing: 0.7 },
  '45-2041': { agriculture_forestry_fishing: 0.5 },
  '45-2091': { agriculture_forestry_fishing: 0.85 },
  '45-2092': { agriculture_forestry_fishing: 0.85 },
  '45-2093': { agriculture_forestry_fishing: 0.9 },
  '45-2099': { agriculture_forestry_fishing: 0.8 },
  '45-3031': { agriculture_forestry_fishing: 0.95 },
}

/** Occupations of one industry (of the 13) only: nobody farms in construction. */
export const boundTo: Record<string, number> = { '11-9013': 0 }

export const leastEducationOf = (soc: string): number => longest(leastEducation, soc) ?? 0
export const leastAgeOf = (soc: string): number => longest(leastAge, soc) ?? 18

function keys(value: number, prefixes: string): Record<string, number> {
  return Object.fromEntries(prefixes.split(' ').map((prefix) => [prefix, value]))
}

function longest(rules: Record<string, number>, soc: string): number | undefined {
  for (let length = soc.length; length > 2; length--) {
    const found = rules[soc.slice(0, length)]
    if (found !== undefined) return found
  }
  return undefined
}
