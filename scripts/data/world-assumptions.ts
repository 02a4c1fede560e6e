/** What no source here says and the figures need, per country, from general knowledge: assumptions, all of them. */
export interface Assumptions {
  demonym: string
  aliases: string[]
  /** Persons in the average household. */
  household: number
  /** Of the tertiary degrees of people of 25 to 64: short cycle, bachelor's, master's, doctorate. */
  degrees: number[]
  /** Of those at work, part time: men, women. */
  part_time: number[]
  /** Taking part in working life at 18 to 24 and 65 to 74 (men), before all ages are shifted to the country's rate. */
  young: number
  late: number
  /** Of the women of 25 to 54 outside the labour force, who keep house. */
  homemakers: number
  /** Of those of 55 to 64 outside the labour force, who are retired. */
  early_retired: number
  /** Women's odds of working in agriculture and in industry, against men's. */
  women_in: number[]
  /** Mining, construction, manufacturing, utilities within industry. */
  industry: number[]
  services: 'rich' | 'middle' | 'poor'
  /** Never married by 50 of the generation now about that age: men, women. */
  never: number[]
  /** Of couples that live as married ones do, who never married. */
  informal: number
  /** Divorced or separated of all who ever married, at the age when it is most common. */
  divorced: number
  /** Of those, separated but not divorced. */
  separated: number
  /** Odds of widowhood against those of a country with low mortality. */
  widowhood: number
  /** Children per woman of the generations now 45 to 49, 65 to 69 and 80 or older. */
  completed: number[]
  /** Women of 45 to 49 without children. */
  childless: number
  /** Where no figure for the mother's age at the first birth exists. */
  first_birth: number | null
}

/** The demonym, then other names of the country; `_` stands for a space. */
const called: Record<string, string> = {
  GB: 'British UK U.K. Great_Britain Britain United_Kingdom_of_Great_Britain_and_Northern_Ireland',
  CA: 'Canadian',
  DE: 'German Deutschland Federal_Republic_of_Germany',
  FR: 'French République_française',
  AU: 'Australian',
  IN: 'Indian Bharat Republic_of_India',
  BR: 'Brazilian Brasil',
  JP: 'Japanese Nippon Nihon',
  MX: 'Mexican México Estados_Unidos_Mexicanos',
  ES: 'Spanish España Kingdom_of_Spain',
  IT: 'Italian Italia',
  NL: 'Dutch Holland Nederland The_Netherlands',
  PL: 'Polish Polska',
  SE: 'Swedish Sverige',
  IE: 'Irish Éire Republic_of_Ireland',
  KR: 'South_Korean Korea Republic_of_Korea S._Korea',
  ZA: 'South_African RSA Republic_of_South_Africa',
  NG: 'Nigerian Federal_Republic_of_Nigeria',
  PH: 'Filipino The_Philippines Pilipinas',
  ID: 'Indonesian Republik_Indonesia',
  TR: 'Turkish Türkiye Turkiye',
  AR: 'Argentine República_Argentina',
}

const schooling = table(`
  country household short bachelor master doctor
  GB      2.36      10    26       14.5   1.5
  CA      2.45      26    25       11     1
  DE      2.02      0.7   17.5     13.2   1.6
  FR      2.17      14    12.5     14.5   1
  AU      2.5       12    28       9.5    1.5
  IN      4.4       1.5   8.5      2.9    0.1
  BR      2.8       1     18.5     1.7    0.3
  JP      2.2       21    31       3.6    0.4
  MX      3.5       0.7   18       2.1    0.2
  ES      2.5       14    11.5     15     1
  IT      2.25      0.3   6.2      14.8   0.7
  NL      2.1       2.2   24.5     17     1.3
  PL      2.6       0.3   8        25     0.7
  SE      2.15      10    20       16.2   1.8
  IE      2.74      9     30.5     13     1.5
  KR      2.25      14.5  35       4      0.5
  ZA      3.4       6     7        1.8    0.2
  NG      4.9       5     6        0.9    0.1
  PH      4.1       2.5   16       1.3    0.2
  ID      3.7       3     8.8      1.1    0.1
  TR      3.1       7     15.2     2.4    0.4
  AR      3         9     14       1.7    0.3`)

const work = table(`
  country part_men part_women young late homemakers early_retired
  GB      0.13     0.37       0.66  0.17 0.45       0.45
  CA      0.13     0.25       0.68  0.23 0.45       0.5
  DE      0.13     0.48       0.62  0.14 0.48       0.5
  FR      0.08     0.27       0.48  0.06 0.4        0.6
  AU      0.19     0.43       0.72  0.22 0.5        0.5
  IN      0.12     0.3        0.55  0.5  0.94       0.3
  BR      0.13     0.27       0.7   0.3  0.68       0.45
  JP      0.17     0.4        0.55  0.45 0.72       0.25
  MX      0.14     0.28       0.6   0.42 0.88       0.3
  ES      0.07     0.22       0.4   0.05 0.5        0.4
  IT      0.08     0.31       0.36  0.09 0.62       0.5
  NL      0.28     0.62       0.76  0.15 0.35       0.3
  PL      0.04     0.09       0.45  0.1  0.5        0.55
  SE      0.13     0.29       0.58  0.19 0.13       0.3
  IE      0.12     0.31       0.55  0.21 0.55       0.4
  KR      0.11     0.24       0.42  0.5  0.75       0.3
  ZA      0.08     0.17       0.45  0.14 0.35       0.35
  NG      0.3      0.42       0.5   0.65 0.62       0.2
  PH      0.24     0.3        0.5   0.45 0.85       0.3
  ID      0.2      0.38       0.62  0.6  0.9        0.25
  TR      0.07     0.18       0.55  0.22 0.85       0.6
  AR      0.16     0.36       0.52  0.27 0.66       0.35`)

const industry = table(`
  country women_farm women_make mining construction manufacturing utilities services
  GB      0.5        0.32       1      38           54            7         rich
  CA      0.5        0.32       8      41           44            7         rich
  DE      0.5        0.32       0.5    24           70            5.5       rich
  FR      0.5        0.32       0.3    33           58            8         rich
  AU      0.5        0.32       11     48           33            8         rich
  IN      3          0.7        1.3    52           44            2.7       poor
  BR      0.35       0.35       2      36           56            6         middle
  JP      0.7        0.45       0.2    29           68            2.8       rich
  MX      0.18       0.55       1.5    31           64            3.5       middle
  ES      0.5        0.32       0.5    32           60            7.5       rich
  IT      0.5        0.32       0.5    25           69            5.5       rich
  NL      0.5        0.32       0.5    34           58            7.5       rich
  PL      0.65       0.4        3.5    26           63            7.5       rich
  SE      0.5        0.32       1      37           55            7         rich
  IE      0.5        0.32       1      33           61            5         rich
  KR      0.75       0.4        0.1    30           66            3.9       rich
  ZA      0.5        0.35       11     41           44            4         middle
  NG      0.6        0.7        3      25           67            5         poor
  PH      0.4        0.45       2      52           43            3         poor
  ID      0.8        0.7        5      27           65            3         poor
  TR      1.5        0.5        2      23           71            4         middle
  AR      0.25       0.3        2      40           54            4         middle`)

const family = table(`
  country never_men never_women informal divorced separated widowhood at_45 at_65 at_80 childless first_birth
  GB      0.29      0.25        0        0.2      0.2       1         1.92  2.05  2.3   0.18      -
  CA      0.3       0.26        0        0.19     0.25      1         1.75  1.85  2.7   0.19      -
  DE      0.29      0.22        0        0.19     0.15      1         1.55  1.66  2     0.21      -
  FR      0.36      0.31        0        0.19     0.08      1         2     2.12  2.5   0.14      -
  AU      0.27      0.23        0        0.19     0.27      1         1.98  2.15  2.9   0.17      -
  IN      0.02      0.012       0        0.015    0.6       3         2.8   4.2   5.2   0.05      -
  BR      0.42      0.38        0.15     0.2      0.3       1.7       2.1   3.3   5     0.15      24.5
  JP      0.27      0.17        0        0.1      0.02      0.85      1.45  1.97  2.1   0.27      -
  MX      0.24      0.25        0.3      0.15     0.6       1.7       2.6   3.8   5.8   0.1       -
  ES      0.29      0.24        0        0.15     0.22      1         1.38  1.8   2.6   0.2       -
  IT      0.27      0.21        0        0.11     0.4       1         1.42  1.7   2.2   0.22      -
  NL      0.31      0.26        0        0.18     0.03      1         1.77  1.85  2.4   0.18      -
  PL      0.17      0.11        0.06     0.12     0.08      1.6       1.6   2.1   2.5   0.16      -
  SE      0.4       0.35        0        0.23     0.01      1         1.95  2     2.1   0.14      -
  IE      0.25      0.23        0.04     0.14     0.42      1         2.1   2.5   3.4   0.19      -
  KR      0.22      0.11        0.02     0.12     0.04      1.2       1.6   2.4   3.8   0.15      -
  ZA      0.42      0.44        0.1      0.14     0.35      3.2       2.5   3.3   4.4   0.12      22.5
  NG      0.04      0.025       0.03     0.035    0.5       2.6       5.4   6.2   6.4   0.04      -
  PH      0.12      0.11        0.3      0.055    0.95      2.4       2.9   4     5.5   0.1       -
  ID      0.03      0.03        0        0.04     0.15      2.8       2.4   3.4   4.8   0.06      -
  TR      0.06      0.05        0        0.075    0.12      1.8       2.4   3.4   5     0.07      -
  AR      0.38      0.35        0.12     0.2      0.5       1.5       2.2   2.7   3.1   0.14      25.5`)

export const assumptions: Record<string, Assumptions> = Object.fromEntries(
  Object.entries(called).map(([country, words]) => {
    const [demonym, ...aliases] = words.split(' ').map((word) => word.replaceAll('_', ' '))
    const learnt = schooling.get(country)!
    const working = work.get(country)!
    const making = industry.get(country)!
    const living = family.get(country)!
    const several = (row: Map<string, string>, ...columns: string[]): number[] =>
      columns.map((name) => Number(row.get(name)))
    const one = (row: Map<string, string>, column: string): number => several(row, column)[0]!
    return [
      country,
      {
        demonym: demonym!,
        aliases,
        household: one(learnt, 'household'),
        degrees: several(learnt, 'short', 'bachelor', 'master', 'doctor'),
        part_time: several(working, 'part_men', 'part_women'),
        young: one(working, 'young'),
        late: one(working, 'late'),
        homemakers: one(working, 'homemakers'),
        early_retired: one(working, 'early_retired'),
        women_in: several(making, 'women_farm', 'women_make'),
        industry: several(making, 'mining', 'construction', 'manufacturing', 'utilities'),
        services: making.get('services') as Assumptions['services'],
        never: several(living, 'never_men', 'never_women'),
        informal: one(living, 'informal'),
        divorced: one(living, 'divorced'),
        separated: one(living, 'separated'),
        widowhood: one(living, 'widowhood'),
        completed: several(living, 'at_45', 'at_65', 'at_80'),
        childless: one(living, 'childless'),
        first_birth: living.get('first_birth') === '-' ? null : one(living, 'first_birth'),
      },
    ]
  }),
)

/** Rows by country, cells by the names of the columns. */
function table(text: string): Map<string, Map<string, string>> {
  const [header, ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return new Map(rows.map((row) => [row[0]!, new Map(row.map((cell, at) => [header![at]!, cell]))]))
}
