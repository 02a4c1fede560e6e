/** Words for people that say nothing of them: whoever is meant by these alone is everybody. */
const everybody =
  'people|persons?|adults?|grown-?ups|individuals|folks?|humans|consumers?|respondents?|participants?|interviewees|panell?ists|subjects|' +
  'residents?|citizens|inhabitants|locals|everyone|everybody|anyone|anybody|someone|somebody|those|shoppers?|households?|the (?:general )?public|' +
  'general public|general population|gen pop|genpop|users|customers|members of the public|candidates|patients|ones'

/** To be searched with `gi`; never crosses a hyphen ("12-person company"). */
export const peopleWord = new RegExp(`(?<![-'\\p{L}])(?:${everybody})(?![-'\\p{L}])`, 'giu')

/** A source for patterns that need a word for people at a place. */
export const peopleSource = everybody

/** Nouns for kinds of people that no filter has, by how they end: "gym-goers", "podcast listeners", "vegans". */
export const kindNoun =
  /(?:goers|lovers|owners|users|buyers|fans|gamers|cyclists|runners|drivers|commuters|travell?ers|tourists|subscribers|shoppers|voters|vegans|vegetarians|pescatarians|grandparents|grandmothers|grandfathers|caregivers|carers|hikers|campers|skiers|gardeners|readers|listeners|viewers|streamers|podcasters|players|members|customers|patients|survivors|enthusiasts|hobbyists|athletes|collectors|investors|donors|volunteers|dieters|flyers|fliers|diners|drinkers|eaters|workers|employees|professionals|newcomers|beginners|expats|veterans|nomads|creators|influencers|bloggers|followers|adopters|seekers|savers|borrowers|holders|crafters|knitters|bakers|cooks|surfers|swimmers|climbers|golfers|churchgoers|refugees|landlords|vapers|foodies|makers|organi[sz]ers|purchasers|switchers|sufferers|users|leaders|decision-makers|insomniacs|bikers|boaters|walkers|joggers|yogis|lifters|meditators|twins|brides|grooms|alumni|graduates|applicants|candidates|clients|passengers|guests|hosts|bettors|gamblers|traders|minimalists|preppers|reenactors|cosplayers|skaters|snowboarders|sellers|side-?hustlers|parents-to-be|moms-to-be|teetotallers|roommates|flatmates|survivalists|activists|believers|skeptics|sceptics|learners|speakers|writers|artists|musicians|singers|dancers|painters|photographers|renovators|remodelers|diyers|homebuyers|home-?buyers|house-?hunters|hunters|thrifters|collectors|crocheters|quilters|sewers|brewers|smokers|stargazers|birders|birdwatchers|bird-watchers|astronomers|tinkerers|coders|programmers|freelancers|recipients|beneficiaries|policyholders|cardholders|account-?holders|leaseholders|shareholders|homeschoolers|evacuees|widows|widowers|divorcees|siblings|only children|aunts|uncles|adoptees|godparents|daughters|sons|grandmas|grandpas|stepparents|foster parents|pensioners|participants|attendees|regulars|members|patrons|worshippers|congregants|pilgrims|immigrants|emigrants|migrants|newlyweds|night owls|early birds|extroverts|introverts)$/i
