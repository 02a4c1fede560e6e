import { vocabulary } from '../population/index.ts'
import type { Words } from './resolve-value-lexicon.ts'

const { educations } = vocabulary

const degrees = 'bachelors masters professional phd'

/** Words for what people are, by the values they stand for. */
export const peopleWords = {
  sex: {
    male: 'm|man|men|males|guy|guys|gentleman|gentlemen|he|masculine',
    female: 'f|woman|women|females|lady|ladies|she|feminine|femme',
    'male female': 'any|all|both|everyone|men and women|male and female',
  },
  is_parent: {
    true: 'yes|y|t|1|on|parent|is a parent|has children|has kids|with children|with kids|have children|have kids',
    false: `no|n|f|0|off|not a parent|non-parent|childless|child-free|no children|no kids|without children
      |without kids|none`,
  },
  marital_status: {
    married: 'wed|wedded|spouse|husband|wife|currently married|has a spouse|with a spouse',
    divorced: 'divorcee|divorce|divorcees|ex-married',
    separated: 'married but separated|legally separated|living apart',
    widowed: 'widow|widower|widows|widowers|bereaved',
    never_married: 'single|singles|bachelor|bachelorette|never wed|never been married|single never married',
    'divorced widowed never_married': 'unmarried|not married|non-married',
    'divorced separated widowed': 'formerly married|previously married|once married',
    'divorced separated': 'divorced or separated|separated or divorced',
    'married divorced separated widowed': 'ever married|has been married',
  },
  education: {
    less_than_high_school: `no high school|no diploma|no high school diploma|some high school|less than hs
      |below high school|under high school|high school dropout|dropout|primary|primary school|primary education
      |elementary|elementary school|middle school|no schooling|no qualifications|no school|did not finish high school`,
    high_school: `hs|hs diploma|high school diploma|high school graduate|high school grad|hs graduate|hs grad|ged
      |high school degree|secondary|secondary school|secondary education|upper secondary|a levels|highschool only
      |high school or ged|high school equivalent`,
    some_college: `some university|some college no degree|college no degree|attended college|college dropout
      |some post secondary|started college`,
    associates: `associate|associate degree|associates degree|aa|aas|two year degree|2 year degree|community college
      |junior college|2 year college|two year college`,
    bachelors: `bachelor|bachelor degree|bachelors degree|ba|bs|bsc|beng|bba|bfa|4 year degree|four year degree
      |undergraduate degree|undergrad degree|undergrad|bachelor of arts|bachelor of science`,
    masters: 'master|master degree|masters degree|ma|ms|msc|mba|med|mfa|mph|meng|master of arts|master of science',
    professional: `professional degree|professional school|md|jd|dds|dmd|dvm|pharmd|law degree|medical degree
      |law school|medical school`,
    phd: 'doctorate|doctoral|doctoral degree|dphil|edd|doctor of philosophy|phd degree|doctors degree|doctor',
    [degrees]: `college|college degree|college graduate|college grad|college educated|university|university degree
      |university graduate|university educated|degree|has a degree|with a degree|uni|graduated college|tertiary
      |tertiary education|higher education|finished college|completed college`,
    'masters professional phd': `graduate degree|graduate school|grad school|grad degree|postgraduate|post graduate
      |postgrad|postgraduate degree|advanced degree|graduate or professional degree|graduate education`,
    'less_than_high_school high_school': 'no college|no higher education|never went to college',
    'less_than_high_school high_school some_college': 'no degree|without a degree',
    'less_than_high_school high_school some_college associates': `no college degree|non college|without a college degree
      |not a college graduate|no bachelors|no university degree|non-graduate`,
    'professional phd': 'doctorate or professional degree',
  },
  ethnicity: {
    white: `caucasian|white american|whites|non-hispanic white|white non-hispanic|european american|anglo
      |white people`,
    black: `african american|afro-american|african-americans|blacks|black american|black people|non-hispanic black
      |black or african american|black non-hispanic`,
    hispanic: 'latino|latina|latinx|latine|latinos|latinas|hispanics|hispanic or latino|hispanic latino|latin|spanish',
    asian: 'asian american|asians|asian-americans|asian people|non-hispanic asian|aapi|asian or pacific islander',
    other: 'another|other race|other ethnicity|others|some other race|something else',
    'black hispanic asian other': `non-white|not white|people of color|people of colour|person of color|poc|bipoc
      |minority|minorities|ethnic minority|racial minority`,
  },
  religion: {
    none: `no religion|not religious|non-religious|atheist|agnostic|atheist or agnostic|secular|unaffiliated|nones
      |irreligious|no|nothing in particular|religiously unaffiliated`,
    protestant: 'protestants|protestantism|protestant christian',
    catholic: 'roman catholic|catholics|catholicism|catholic christian',
    orthodox: 'orthodox christian|eastern orthodox|greek orthodox|russian orthodox|christian orthodox',
    other_christian: 'other christians|another christian',
    'protestant catholic orthodox other_christian': 'christian|christians|christianity|christianity any',
    jewish: 'jew|jews|judaism|jewish faith',
    muslim: 'muslims|islam|islamic|moslem',
    hindu: 'hindus|hinduism',
    buddhist: 'buddhists|buddhism',
    other: 'other religion|other faith|another religion|another faith|others|something else',
    'protestant catholic orthodox other_christian jewish muslim hindu buddhist other':
      'religious|any religion|has a religion|affiliated|religiously affiliated',
  },
  nativity: {
    native_born: `us-born|us born|born in the us|born in the usa|born in america|american-born
      |born in the united states|natural born|non-immigrant|not an immigrant|domestic born`,
    foreign_born: `immigrant|immigrants|foreign|foreigner|foreigners|born abroad|born outside the us|overseas born
      |first generation immigrant|first generation|migrant|migrants|not born in the us|newcomer|newcomers
      |born in another country|naturalized|naturalized citizen`,
  },
  party: {
    democrat: `democrats|democratic|dem|dems|democratic party|lean democrat|leans democratic|democratic leaning
      |democratic voter|democratic voters|registered democrat`,
    independent: `independents|no party|nonpartisan|non-partisan|unaffiliated|neither party
      |independent voter|independent voters|no party preference`,
    republican: `republicans|gop|republican party|lean republican|leans republican|republican leaning
      |republican voter|republican voters|registered republican`,
    'democrat republican': 'partisan|partisans|has a party|either party',
  },
  political_views: {
    liberal: `liberals|left|left-wing|left wing|leftist|leftists|left leaning|left-leaning|progressive|progressives
      |very liberal|somewhat liberal|slightly liberal|lean liberal|leans liberal`,
    moderate: `moderates|center|centre|centrist|centrists|middle of the road|in the middle|politically moderate`,
    conservative: `conservatives|right|right-wing|right wing|rightist|right leaning|right-leaning|very conservative
      |somewhat conservative|slightly conservative|lean conservative|leans conservative|traditionalist`,
  },
  home: {
    owns: `own|owner|owners|homeowner|homeowners|home owner|home owners|house owner|house owners|owns a home
      |owns their home|owner-occupied|owner occupier|owner occupiers|homeownership|owned|mortgage`,
    rents: `rent|renter|renters|tenant|tenants|renting|rents a home|rents their home|leases|lease|rented|rental
      |does not own|not a homeowner|non-owner`,
  },
  urbanicity: {
    large_central_metro: 'big city|large city|inner city|city center|city centre|central city|large metro|major city',
    large_fringe_metro: 'suburban|suburb|suburbs|suburbia|suburbanite|suburban area|suburban areas|outskirts',
    medium_metro: 'medium city|mid-size city|midsize city|mid-sized city|medium sized city|medium',
    small_metro: 'small city|small cities|small sized city',
    micropolitan: 'small town|town|towns|small towns|micro',
    rural: 'country|countryside|village|rural area|rural areas|remote|farm country|noncore|ruralite',
    'large_central_metro medium_metro small_metro': 'urban|city|cities|urban area|urban areas|in the city|city dweller',
    'large_central_metro large_fringe_metro medium_metro small_metro': `metro|metropolitan|metro area|metropolitan area
      |urban or suburban|urban and suburban|non-rural|not rural`,
    'micropolitan rural': 'nonmetro|non-metropolitan|outside metro areas|small town or rural|rural or small town',
  },
  region: {
    northeast: 'northeastern|northeastern us|northeast us|northeastern states',
    midwest: 'midwestern|middle west|midwestern states|midwest us|north central',
    south: 'southern|southern states|southern us|us south|american south',
    west: 'western|western states|western us|us west|american west',
  },
} as const satisfies Record<string, Words>

const upwards = ['or higher', 'or more', 'or above', 'and above', 'and up', 'or better', 'plus']
const downwards = ['or less', 'or lower', 'or below', 'and below']

/** "Bachelors or higher", "at most high school". */
export function educationRanges(): Words {
  const words: Record<string, string> = {}
  educations.forEach((education, level) => {
    if (level === 0) return
    const one = education.replace(/s$/, '')
    const spoken = [
      education,
      `a ${education}`,
      ...[education, one].flatMap((it) => [`${it} degree`, `a ${it} degree`]),
    ]
    words[educations.slice(level).join(' ')] = spoken
      .flatMap((it) => [...upwards.map((end) => `${it} ${end}`), `at least ${it}`, `minimum ${it}`])
      .join('|')
    words[educations.slice(0, level + 1).join(' ')] = spoken
      .flatMap((it) => [...downwards.map((end) => `${it} ${end}`), `at most ${it}`])
      .join('|')
  })
  return words
}
