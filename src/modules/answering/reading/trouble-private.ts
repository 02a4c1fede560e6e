/**
 * Whether a question asks for private data: the speaker's own secrets (passwords, card and identity numbers, the exact
 * address), or the address, contacts and private life of a real person. Habits and opinions about such data, and income,
 * age and health of a panel member, are ordinary.
 */
export function asksForPrivate(folded: string, asked: string): boolean {
  // The patterns are large, and most questions hold none of their words.
  if (!hint.test(folded)) return false
  return (
    own.some((pattern) => pattern.test(folded)) ||
    others.some((pattern) => pattern.test(folded)) ||
    asksAboutNamed(folded, asked)
  )
}

const hint =
  /pass ?word|pass ?code|\bpin|social sec|ssn|card|cvv|\bcode|\bbank|account|routing|log-?in|maiden|passport|licen[cs]e|address|house number|phone|\bcell|mobile|e-?mail|full (?:legal )?name|digits|recovery|seed phrase|private key|medicare|wi-?fi|street|\blive|reside|apartment|whereabouts|records?|sex|school|location|\bhiv\b|\bis \p{L}|\bwas \p{L}|who (?:is|was)|staying|church|hospital|gym|right now/u

const secret =
  "(?:(?:\\w+'s |\\w+ ){0,3}(?:passwords?|pass ?codes?|pins?(?: (?:number|code))?|social security (?:number|card number)|ssn|(?:credit|debit|bank)? ?card (?:number|details|info|information|numbers)|credit card|debit card|cvv|security code|bank (?:account|details|login)(?: (?:number|details|login))?|account number|routing number|log-?ins?(?: details)?|mother's maiden name|passport number|driver'?s licen[cs]e number|licen[cs]e plate(?: number)?|(?:home|street|exact|full|mailing|current|house|postal|personal|private|work|ip|physical|e-?mail)? ?address|house number|(?:phone|cell|mobile|telephone|cellphone) (?:number|no\\.?|digits)|e-?mail(?: address)?|full (?:legal )?name,? (?:and )?(?:your )?(?:home |phone |e-?mail )?(?:address|number|phone|birth ?date|date of birth)|last four digits|recovery (?:code|phrase)|seed phrase|private key|security (?:answers?|question answers?)|medicare number|wi-?fi password))"
// "your password manager", "your e-mail provider", "your address book" are things to talk about.
const noMore =
  '(?! (?:managers?|strateg\\w+|habits?|polic\\w+|routines?|rules?|length|hygiene|providers?|books?|clients?|apps?|inbox|newsletters?|service|system|practices?|storage|security|reset|marketing|plans?|setup|notifications?|if|when|for a|for the|with (?:a|an|your|stores?|companies)|online|to (?:stores?|companies|a (?:store|company|website))|signature|preference|of choice|change|issuer|company|brand|rewards?|balance|bill|limit|payments?|debt|habit|usage|use|type|style|domain|folders?|bank|subject|headline|campaign|scams?|reminders?|alerts?)\\b)'

const own: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.!?:,;] |\\b(?:and|please|exactly|so|then|me|us) )(?:what(?:'s| is| are| was|s)) your ${secret}\\b${noMore}`,
  ),
  new RegExp(
    `(?:^|[.!?:,;] |\\b(?:and|please|can you|could you|would you please|will you|must|should|to verify[^.?!]{0,30}|need you to|you to|first|now|then|kindly|just) )(?:tell|give|share|enter|provide|type|send|list|confirm|state|disclose|reveal|write(?: down)?|submit|post|fill in|supply|verify|leave|repeat)(?: (?:me|us|in|here|out|it|with me|with us))* your ${secret}\\b${noMore}`,
  ),
  new RegExp(`\\b(?:we|i) (?:need|require|want|will need|would like) (?:to know )?your ${secret}\\b`),
  /\b(?:what|which) (?:street|house number|apartment number|building) (?:do you live|are you living|is your (?:house|home))|\bwhere (?:exactly|precisely) do you live\b|\bwhat are the (?:last (?:four|4)|first|three|16|sixteen)? ?(?:digits|numbers) (?:of|on) your (?:card|credit card|ssn|social|debit card|bank card|phone)/,
  /\bwhat (?:password|pin|passcode)s? do you (?:use|have|type)\b(?! manager)/,
]

const others: readonly RegExp[] = [
  /\b(?:home|private|personal|street|exact|current) (?:address|phone number|cell number|e-?mail(?: address)?) (?:of|for|belonging to) (?!a (?:company|store|business|brand)|the (?:company|store|business|brand|bank))/,
  /\b(?:what(?:'s| is)|give me|tell me|find|look up|do you know|share|know) (?:my |the |your )?(?:neighbou?r|ex|boss|ex-\w+|co-?worker|landlord|teacher|classmate|mayor|senator|governor|president|friend|boyfriend|girlfriend|daughter|son|wife|husband|sister|brother|mother|father|mom|dad)(?:'s)(?: \w+){0,2} (?:address|phone number|cell number|mobile number|e-?mail(?: address)?|password|social security number|card number|medical records?)\b/,
  /\b(?:who in your (?:family|household|office) has (?:hiv|aids)|name (?:a |one |the )?(?:neighbou?r|co-?worker|person|friend|people)[^.?!]{0,40}\b(?:and (?:give|tell)|with their) [^.?!]{0,20}(?:address|phone|number))/,
]

/** Capitalised words that open a question or stand for a place, a day or a figure of fancy, not for a person. */
const notPeople =
  /^(?:Santa Claus|Father Christmas|Mickey Mouse|Easter Bunny|Tooth Fairy|Sherlock Holmes|Harry Potter|Sponge ?Bob|Homer Simpson|Big Bird|Donald Duck|Winnie the|Peter Pan|Darth Vader|Luke Skywalker|The \w+|Your \w+|My \w+|Most \w+|American \w+|New \w+|Gen \w+|Generation \w+|United \w+|North \w+|South \w+|West \w+|East \w+|Middle \w+|San \w+|Los \w+|Las \w+|Home \w+|Black \w+|White \w+|Wall \w+|Main \w+|Apple \w+|Google \w+|Amazon \w+|Trader \w+)/

const name =
  "((?:(?:Mr|Mrs|Ms|Dr|President|Senator|Governor|King|Queen|Prince|Princess|Pope|Judge)\\.? )?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'.-]*){1,2})"
const aboutNamed: readonly RegExp[] = [
  new RegExp(
    `\\b[Ww]here (?:does|do|did|is|are) (?:the (?:singer|actor|actress|politician|CEO|senator|player) )?${name} (?:and [\\p{L} ]{1,30} )?(?:live|lives|living|reside|sleep|stay|staying|right now|go to church|send (?:his|her|their) (?:kids|children))(?![\\p{L}])`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Ww]hat(?:'s| is| are)|[Gg]ive|[Tt]ell|[Ff]ind|[Ss]hare|[Kk]now|[Ll]ook up)\\b[^.?!]{0,30}?${name}(?:'s|’s)(?: [\\p{L}-]+){0,2} (?:address|phone number|cell number|mobile number|number|e-?mail(?: address)?|password|social security number|medical (?:records?|history)|sex life|sexual orientation|bank account|kids' school|licen[cs]e plate|house number|location right now|home|whereabouts)\\b(?! (?:ad|show|book|movie|line|decor|collection|furniture)\\b)`,
    'u',
  ),
  new RegExp(
    `\\b(?:address|phone number|cell number|e-?mail|whereabouts|medical records?|password) (?:of|for) (?:the (?:singer|actor|actress|politician|CEO) )?${name}`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Ii]s|[Ww]as) ${name} (?:secretly |really |actually )*(?:gay|a lesbian|lesbian|bisexual|transgender|trans|pregnant|cheating|having an affair|on drugs|an alcoholic|HIV.positive|sleeping with|a pedophile|infertile|impotent|terminally ill|dying)\\b`,
    'u',
  ),
  new RegExp(
    `\\b[Ww]ho (?:is|was) ${name} (?:really |secretly |currently |now )*(?:dating|sleeping with|seeing|having (?:sex|an affair) with|cheating (?:on|with)|in bed with)\\b`,
    'u',
  ),
  new RegExp(
    `\\b[Ww]hat (?:school|church|hospital|gym) (?:do|does|did) ${name}(?:'s (?:kids|children|daughter|son|wife|husband))? (?:go|attend|use)`,
    'u',
  ),
]
const plainNamed =
  /\bwhere (?:does|did|do) (?!your|the|a|an|most|this|that|his|her|their|our|my|every|each|any|some|all|it|you|we|they|people|santa|harry|mickey|sherlock|homer|big|new)([a-z]+) (?!mostly|usually|often|really|tend|people|like|want|prefer|think|generally|still|currently|also|even|best|families|kids|parents|workers|students)([a-z]+) (?:live|reside)(?: now)?[^a-z]*$/

function asksAboutNamed(folded: string, asked: string): boolean {
  for (const pattern of aboutNamed) {
    const found = pattern.exec(asked)
    if (found !== null && !notPeople.test(found[1]!)) return true
  }
  return plainNamed.test(folded)
}
