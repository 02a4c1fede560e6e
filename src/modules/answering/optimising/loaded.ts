import type { SentenceRule } from './mending.ts'

/** Words of advertising: they say nothing about a thing but that it is praised. */
const puffery =
  'amazing|incredible|awesome|fantastic|revolutionary|groundbreaking|ground-breaking|game-changing|life-changing|innovative|cutting-edge|state-of-the-art|world-class|best-in-class|industry-leading|market-leading|award-winning|must-have|unbeatable|unrivaled|unrivalled|unparalleled|mind-blowing|jaw-dropping|superb|phenomenal|next-generation|next-gen|breakthrough|ingenious'
/** Judgements, where they stand before the thing that people are asked to judge. */
const praising =
  'great|wonderful|excellent|brilliant|outstanding|exceptional|delicious|tasty|yummy|mouth-watering|beautiful|gorgeous|stunning|lovely|exciting|popular|beloved|best-selling|bestselling|top-rated|highly rated|highly-rated|superior|high-quality|top-quality|top-notch|first-class|friendly|helpful|knowledgeable|professional|attentive|dedicated|talented|hardworking|hard-working|user-friendly|easy-to-use|convenient|hassle-free|seamless|powerful|stylish|sleek|handy|generous|unique|exclusive|famous|world-famous|fabulous|terrific|marvelous|marvellous|impressive|improved|effortless|intuitive|clever|beautifully designed|lightning-fast|super-fast|blazing-fast'
/** Words that may tell one from another ("corrupt politicians") are not among them: without them it is another question. */
const damning =
  'disastrous|terrible|awful|horrible|horrendous|ridiculous|outrageous|greedy|shameful|reckless|failed|disgraceful|so-called|dreadful|pathetic|absurd|insane|misguided|radical|cruel|heartless|job-killing|stupid|foolish|senseless|appalling|catastrophic|draconian'
const damningAlways =
  'disastrous|disgraceful|so-called|misguided|job-killing|shameful|greedy|heartless|senseless|draconian'

const intensifier = '(?:(?:very|really|truly|absolutely|super|so|incredibly|extremely|totally|simply|most) )?'
const run = (words: string) => `(?:${intensifier}(?:${words})(?:,? and |, | ))`

/** Behind "our" everything that praises does it for the one who asks. */
const ours = new RegExp(
  `\\b(our (?:(?:brand[- ])?new,? |own |latest,? )?)(${run(`${puffery}|${praising}`)}+)(?=[\\p{L}\\p{N}])`,
  'u',
)
/** Behind "the" and "this" it may tell things apart ("the popular brands"), so fewer words are taken for praise. */
const these = new RegExp(
  `\\b((?:the|this|these|their|that|those|its|his|her) (?:(?:brand[- ])?new,? |latest,? )?)(${run(`${puffery}|wonderful|brilliant|delicious|gorgeous|stunning|exciting|fabulous|terrific|easy-to-use|hassle-free|user-friendly`)}+)(?=[\\p{L}\\p{N}])`,
  'u',
)
const offered = new RegExp(
  `\\b((?:buy|try|use|purchase|order|download|get|own|want|consider|consider buying|buying|trying|using|for|in|about|to) an? (?:(?:brand[- ])?new,? )?)(${run(puffery)}+)(?=[\\p{L}\\p{N}])`,
  'u',
)
const damned = new RegExp(
  `\\b((?:the|this|these|their|that|those|our|his|her|[A-Z]\\p{L}+'s) (?:new |current |latest |government's |mayor's |president's |governor's |city's |council's )?)(${run(damning)}+)(?=(?:new |current )?(?:\\p{L}+ ){0,2}(?:polic(?:y|ies)|law|laws|bill|plan|plans|tax|taxes|ban|decision|decisions|proposal|proposals|rule|rules|rollout|program|programs|reform|reforms|budget|idea|ideas|regulations?|politicians|landlords|corporations|companies|banks|executives|ceos|government|administration|system|fees?|price (?:increase|hike)s?|increases?|hikes?|war|spending|deal|subsidies|mandate|mandates|project|redesign|update|cuts|traffic|congestion charge)\\b)`,
  'u',
)
const damnedBare = new RegExp(
  `\\b((?:(?:should|think|think that|believe|believe that|let|letting|allow|allowing|tax|taxing|stop|stopping|against|by|on|of) )?)(${run(damningAlways)}+)(?=(?:\\p{L}+ ){0,2}(?:polic(?:y|ies)|laws?|politicians|landlords|corporations|companies|banks|executives|ceos|bankers|developers|insurers|bosses|experts|reforms?|spending|taxes|regulations|employers|unions)\\b)`,
  'u',
)

/** What tells the adjectives of an offer apart from those that are the question: "Which is the most innovative …". */
const asksForIt = /\b(?:what makes|how would you (?:define|describe)|define|ideal|most|more|less|least)\b/i

const why = {
  praise: 'It praises what people are asked to judge, and they tend to go along.',
  blame: 'It condemns what people are asked to judge, and they tend to go along.',
}

/** Praising and damning words before the thing that is asked about. */
export const loadedWords: SentenceRule = (core, { reading }) => {
  for (const [pattern, kind] of [
    [ours, 'praise'],
    [these, 'praise'],
    [offered, 'praise'],
    [damned, 'blame'],
    [damnedBare, 'blame'],
  ] as const) {
    const found = pattern.exec(core)
    if (found === null || (pattern !== ours && pattern !== damned && asksForIt.test(core))) continue
    // "an innovative company or a stable one": there the word is what one chooses by.
    if (reading.alternatives.length > 0 && pattern !== ours) continue
    const [, before, words] = found
    const after = core.slice(found.index + before!.length + words!.length)
    // "our friendly and affordable …" would leave half a pair behind.
    if (/^(?:and|or|but|yet)\b/i.test(after)) continue
    return [
      {
        text: core.slice(0, found.index) + before!.replace(/,\s$/, ' ') + after,
        change: { kind: 'loaded', found: words!.trim().replace(/,$|,? and$/g, ''), why: why[kind] },
      },
    ]
  }
  return []
}
