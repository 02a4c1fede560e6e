/** First names by which a particular person is told from a place or a kind of people. */
const given =
  '(?:James|John|Robert|Michael|Mike|William|Bill|David|Dave|Richard|Joseph|Joe|Thomas|Tom|Charles|Christopher|Chris|Daniel|Dan|Matthew|Matt|Anthony|Mark|Donald|Steven|Steve|Paul|Andrew|Joshua|Kenneth|Kevin|Brian|George|Edward|Ronald|Timothy|Tim|Jason|Jeffrey|Jeff|Ryan|Jacob|Gary|Nicholas|Eric|Jonathan|Stephen|Larry|Justin|Scott|Brandon|Benjamin|Ben|Samuel|Sam|Frank|Alexander|Alex|Patrick|Jack|Dennis|Jerry|Peter|Elon|Barack|Bernie|Kamala|Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Sarah|Karen|Lisa|Nancy|Betty|Margaret|Sandra|Ashley|Kimberly|Emily|Donna|Michelle|Carol|Amanda|Melissa|Deborah|Stephanie|Rebecca|Laura|Helen|Sharon|Cynthia|Kathleen|Amy|Angela|Shirley|Anna|Brenda|Pamela|Nicole|Emma|Samantha|Katherine|Christine|Rachel|Maria|Heather|Diane|Julie|Joyce|Victoria|Kelly|Lauren|Taylor|Beyoncé|Oprah|Jane|Hillary|Nancy|Serena|LeBron|Kanye|Kim|Jimmy|Tony|Greg|Bob|Jim|Kate|Meghan|Harry|Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?)'
const person = `${given}\\s+(?:\\p{Lu}\\.?\\s+)?\\p{Lu}[\\p{L}'-]+`
const people =
  '(?:staff|employees|members|workers|people|customers|neighbou?rs|residents|patients|students|tenants|nurses|teachers|doctors|players|team|everyone|anyone|person|owners?|managers|parents|women|men|folks|voters|clients|users|guests)'
const streets = '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Terrace)'

/** Aims against particular living persons: told by a name, an address, or the very ward they work on. */
const aims: readonly RegExp[] = [
  /\b(?:find|locate|identify|track down|look up|dig up|expose|unmask|dox|who is|get (?:me )?(?:the )?(?:names?|address|phone|contact|e-?mails?))\b[^.?!]{0,60}\b(?:'s (?:neighbou?rs?|address|home|friends|family|ex|relatives|employees|coworkers|doctor|phone)|home address|phone numbers?|real names?|personal (?:information|details|data)|social security|e-?mail addresses|where (?:he|she|they) lives?)\b/i,
  new RegExp(
    `\\b(?:who|that)\\s+(?:personally )?(?:knows?|knew|lives? (?:near|with|by|next (?:door )?to|across from|beside|opposite)|works? (?:with|for)|worked (?:with|for)|dat(?:e|es|ed)|married|went to school with|met|slept with|grew up with)\\s+${person}`,
    'u',
  ),
  new RegExp(`\\b${people}\\s+(?:of|close to|near|around|related to|next (?:door )?to|next door)\\s+${person}`, 'iu'),
  /\b(?:next door to|next to|across the (?:street|road) from|in the same (?:building|house|street) as|on the same street as)\s+(?!the\b)\p{Lu}[\p{L}'-]+\s+\p{Lu}[\p{L}'-]+/u,
  /\b\p{Lu}[\p{Ll}'-]+\s+\p{Lu}[\p{Ll}'-]+'s\s+(?:actual |real |current |former |next-door |old )*(?:neighbou?rs?|friends|family|relatives|employees|coworkers|colleagues|ex(?:es|-\w+)?|wife|husband|doctor|therapist|children|kids|parents|address|students|staff)\b/u,
  new RegExp(
    `\\b(?:[Ff]ind|[Ll]ocate|[Tt]rack down|[Ii]nterview|[Aa]sk|[Tt]alk to|[Ss]peak to|[Rr]ecruit|[Ss]urvey|[Cc]ontact|[Rr]each|[Pp]rofile|[Ii]nvestigate|[Mm]onitor|[Ss]talk|[Ff]ollow|[Ii]mpersonate|[Ss]imulate|[Gg]et)\\s+(?:me |us |hold of |out (?:where|what) )?${person}\\b(?!'s (?:fans|supporters|voters|followers|viewers|listeners))(?!\\s+(?:fans|supporters|voters|followers|viewers|listeners|customers|users|shoppers|lovers|concert|tickets|movies|books|albums))`,
    'u',
  ),
  new RegExp(`\\b(?:${people}|family|couple)\\b[^.?!]{0,80}\\b\\d{1,5}\\s+\\p{Lu}\\p{Ll}+\\s+${streets}\\b`, 'u'),
  new RegExp(`\\b${person}\\s+(?:of|at|from)\\s+\\d{1,5}\\s+\\p{Lu}`, 'u'),
  new RegExp(
    `\\b(?:the|actual|real|each|every|all)\\s(?:(?!know|recogni|remember|mention|call|brand)[^.?!]){0,30}${people}\\b(?:(?!know|recogni|remember|mention|call|brand)[^.?!]){0,80}\\bby name\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:actual|real|named|specific|individual|exact|very)\\s+(?:[\\p{L}-]+\\s+){0,2}${people}\\b[^.?!]{0,60}\\b(?:with (?:their )?(?:names|addresses|phone|contact|e-?mail)|names and)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:[Aa]ctual|[Rr]eal|[Ee]xact|[Vv]ery same|[Cc]urrent)\\s+(?:[\\p{Ll}-]+\\s+){0,2}${people}\\s+(?:(?:who )?work(?:ing|s)? )?(?:of|at|on|in|from|for)\\s+(?:[^.?!]{0,40}\\s)?\\p{Lu}[\\p{L}.'-]*\\s+(?:Hospital|Clinic|School|High|Elementary|University|College|Church|Corp|Corporation|Inc|Company|Ltd|LLC|Bank|Hotel|Academy|Group|Police)`,
    'u',
  ),
  new RegExp(
    `\\b${people}\\s+(?:(?:who |that )?(?:work|works|working|live|living|are) )?(?:on|of|in|from|at)\\s+(?:the )?(?:ward|floor|unit|room|apartment|apt\\.?|flat|class|classroom|cell block|platoon|squad)\\s+(?:\\d|[A-Z]\\b)`,
    'iu',
  ),
  /\b(?:their|his|her|with|the) (?:full |real )?(?:names?,? (?:and )?(?:addresses|phone numbers|e-?mails?|home addresses|contact details)|home addresses|real (?:names|identit(?:y|ies))|social security numbers?|phone numbers and addresses)\b/i,
  /\b(?:find|locate|track|contact|stalk|ask|interview|profile|dig up (?:dirt )?on)\s+(?:out (?:where|what) )?my (?:ex\b|ex-\w+|neighbou?rs?\b|boss\b|co-?workers?\b|landlord\b|sister\b|brother\b|wife\b|husband\b|girlfriend\b|boyfriend\b|classmates?\b|teacher\b)/i,
  /\b(?:de-?anonymi[sz]e|re-?identify|unmask|dox)\b[^.?!]{0,40}\b(?:people|users?|respondents|patients|reviewers?|accounts?|someone|person|whistleblowers?|sources?)\b/i,
]

/** The words in which a text asks for particular real persons; undefined when it does not. */
export const realPersonsIn = (text: string): string | undefined =>
  aims.map((pattern) => pattern.exec(text)?.[0]).find((said) => said !== undefined)
