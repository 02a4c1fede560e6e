/**
 * Ladders whose rungs are words of their own, low to high; a rung may be said in several ways. Everything that is a
 * word of degree before a common stem ("slightly annoyed", "very annoyed") is read by label-degrees instead.
 */
interface LabelSet {
  name: string
  /** Whether the labels speak for themselves ("too much") or only answer the wording ("true"). */
  kind: 'stem' | 'relative'
  rungs: readonly string[]
}

const labelSets: readonly LabelSet[] = [
  {
    name: 'truth',
    kind: 'relative',
    rungs: [
      'false|definitely false',
      'probably false|mostly false',
      'half true|partly true',
      'probably true|mostly true',
      'true|definitely true',
    ],
  },
  {
    name: 'quality',
    kind: 'stem',
    rungs: [
      'terrible|awful|horrible|very poor|unacceptable',
      'poor|bad|weak|rather bad',
      'only fair|fair|all right|average|ok|okay|so-so|acceptable|adequate',
      'good|decent|strong',
      'very good|great',
      'excellent|outstanding|exceptional',
    ],
  },
  {
    name: 'feeling',
    kind: 'stem',
    rungs: [
      'despair|hate it|hated it|hate|strongly dislike|dislike a lot',
      'dislike it|dislike|disliked it|dislike somewhat|dislike a little',
      "indifferent|indifference|neutral|neither|it was ok|it is ok|it's ok|its ok|it's okay|its okay|it's fine|its fine|fine|ok|okay|meh|tolerate it|can take it or leave it",
      'like it|like|liked it|like somewhat|like a little',
      'joy|love it|loved it|love|like a lot|strongly like',
    ],
  },
  {
    name: 'verdict',
    kind: 'relative',
    rungs: ['thumbs down|nay|pass|nope|skip it', 'maybe|meh|so-so', 'thumbs up|yay|yep|smash'],
  },
  { name: 'filled', kind: 'stem', rungs: ['empty', 'half empty', 'half full', 'full'] },
  {
    name: 'acceptance',
    kind: 'stem',
    rungs: [
      'morally wrong|unacceptable|never acceptable',
      'mostly unacceptable',
      'not a moral matter|depends|depends on the case',
      'mostly acceptable',
      'morally acceptable|acceptable|always acceptable',
    ],
  },
  {
    name: 'price verdict',
    kind: 'stem',
    rungs: [
      'too cheap|so cheap that i would doubt it|suspiciously cheap',
      'a bargain|bargain|very cheap|a great deal|cheap|good value|great value|a good deal|underpriced',
      'about right|about normal|normal|fair|a fair price|fairly priced|reasonable|just right|fair price|ok|right',
      'a bit high|rather high|a little high|somewhat high|somewhat expensive|a bit expensive|slightly expensive|a little expensive|getting expensive|expensive|high but i would pay it|on the high side|pricey',
      'much too high|far too expensive|too high|too expensive|far too high|much too expensive|far too expensive|way too expensive|way too high',
    ],
  },
  {
    name: 'right amount',
    kind: 'stem',
    rungs: [
      'far too little|much too little|far too few|far too low',
      'too little|too few|not enough|too low|too short|too small|too slow|too soft|too weak|not far enough',
      'about right|the right amount|just right|about the right amount|enough|about enough|right',
      'too much|too many|too high|too long|too big|too large|too fast|too hard|too strong|too far|more than enough',
      'far too much|much too much|far too many|far too high',
    ],
  },
  {
    name: 'awareness',
    kind: 'stem',
    rungs: [
      'never heard of them|never heard it|never heard|not heard of it|never heard of it|never heard of them|not heard of it|not aware|not aware of it|had not heard of it|nothing|never',
      'heard of them only|heard the name|heard a little|heard the name only|heard of it only|heard of it|heard the name|name only|only heard the name|heard of it but know little|heard of it but know little about it|heard of it but know nothing more|heard of them but know little|heard of it but never used it|heard of it never used it|heard of it but never tried it',
      'know roughly what it is|know roughly what it does|heard it but unsure what it means|understand it roughly|know a little about it|know a little|know something about it|know some|know a bit about it|know a little about them|tried it once|used it in the past|used it in the past but not now|used to use it|have used it before',
      'know a fair amount about it|know a fair amount|know it fairly well|used it|have used it|tried it',
      'know it well|know well|understand it well|know a lot about it|know a lot|know them well|know it very well|know a great deal about it|use it now|use it regularly|currently use it',
    ],
  },
  {
    name: 'level',
    kind: 'stem',
    rungs: [
      'very low|lowest',
      'low|below average|small',
      'medium|moderate|average|middle',
      'high|above average|large',
      'very high|highest',
    ],
  },
  {
    name: 'speed',
    kind: 'stem',
    rungs: [
      'very slow|very slowly',
      'slow|slowly|too slowly',
      'about right|at the right pace',
      'fast|quickly',
      'very fast|very quickly|too quickly',
    ],
  },
  {
    name: 'size',
    kind: 'stem',
    rungs: ['very small|tiny', 'small', 'medium|medium-sized|mid-sized', 'large|big', 'very large|very big|huge'],
  },
  {
    name: 'time ahead',
    kind: 'stem',
    rungs: [
      'never',
      'in more than ten years|more than 10 years from now',
      'within ten years|in 5 to 10 years',
      'within five years|in the next five years',
      'within a year|this year|in the next year',
      'within a month|this month',
      'this week|within a week',
      'right away|now|immediately|today|already do|already',
    ],
  },
  {
    name: 'time gone',
    kind: 'stem',
    rungs: [
      'never',
      'more than 10 years ago|longer ago|longer ago than that',
      'more than five years ago|5 to 10 years ago|more than 5 years ago',
      'two to five years ago|2 to 5 years ago|more than two years ago|1 to 5 years ago|more than a year ago',
      'within the past two years|1 to 2 years ago|one to two years ago',
      'within the past year|in the past year|6 to 12 months ago',
      'within the past 6 months|in the past six months',
      'within the past month|in the past month|in the last month',
      'within the past week|in the past week|in the last week|this week',
      'yesterday',
      'today',
    ],
  },
  {
    name: 'comparison to expectation',
    kind: 'stem',
    rungs: [
      'much worse than expected|far below expectations',
      'worse than expected|below expectations',
      'as expected|about as expected|met expectations',
      'better than expected|above expectations',
      'much better than expected|far above expectations',
    ],
  },
  {
    name: 'scope',
    kind: 'stem',
    rungs: [
      'none|no one|nobody',
      'almost none|hardly any|very few',
      'a few|some|only some|a small part|less than half',
      'about half|half',
      'most|more than half|many|a majority',
      'almost all|nearly all',
      'all|all of them|everyone|everything',
    ],
  },
  {
    name: 'permission',
    kind: 'stem',
    rungs: [
      'ban it|banned|forbid it|not allowed|should be banned|should not be allowed|illegal in all cases',
      'restrict it|restricted|limited|limit it|allowed with strict limits|illegal in most cases|more restricted',
      'allowed with limits|allow it with rules|left as it is|keep as it is',
      'allowed|allow it|should be allowed|legal in most cases',
      'encouraged|encourage it|freely allowed|legal in all cases',
    ],
  },
  {
    name: 'direction',
    kind: 'stem',
    rungs: [
      'decreased a lot|gone down a lot|fallen a lot|decrease a lot',
      'decreased|gone down|went down|decrease|down|go down|decreased a little|decrease a little|fallen|fall',
      'stayed the same|no change|stay the same|about the same|same|unchanged|kept the same',
      'increased|gone up|went up|increase|up|go up|increased a little|increase a little|risen|rise',
      'increased a lot|gone up a lot|increase a lot|risen a lot',
    ],
  },
  {
    name: 'ease',
    kind: 'stem',
    rungs: ['impossible', 'very hard|very difficult', 'hard|difficult', 'manageable|neither', 'easy', 'very easy'],
  },
  {
    name: 'class',
    kind: 'stem',
    rungs: [
      'lower class',
      'working class',
      'lower middle class',
      'middle class',
      'upper middle class|upper-middle class',
      'upper class',
    ],
  },
  {
    name: 'parts',
    kind: 'stem',
    rungs: [
      'none',
      'almost none',
      'about a quarter|a quarter',
      'about half|half',
      'about three quarters|three quarters',
      'almost all',
      'all',
    ],
  },
  {
    name: 'liking',
    kind: 'stem',
    rungs: [
      'i dread it|i hate it|i dislike it a lot|it bothers me a lot',
      'i would dislike it|i dislike it|i dislike it a little|it bothers me a little|i would mind a little',
      "neutral|i don't mind|i don't mind it|i would not mind|no opinion|indifferent",
      'i like it a little|i like it|i would like it|i enjoy it|i like the energy',
      'i love it|i would love it',
    ],
  },
  {
    name: 'severity',
    kind: 'stem',
    rungs: ['none|no pain|no symptoms|not at all', 'very mild', 'mild', 'moderate', 'severe', 'very severe'],
  },
  {
    name: 'heat',
    kind: 'stem',
    rungs: ['not spicy at all|not spicy', 'mild', 'medium', 'hot|spicy', 'very hot|very spicy'],
  },
  {
    name: 'wealth',
    kind: 'stem',
    rungs: [
      'poor|falling behind|finding it very difficult|struggling',
      'just getting by|getting by|finding it difficult',
      'doing okay|doing ok|okay|managing',
      'comfortable|living comfortably|doing well',
      'rich|well off|very well off',
    ],
  },
  {
    name: 'more of one',
    kind: 'stem',
    rungs: ['mostly bad', 'more bad than good', 'equal|about equal|half and half', 'more good than bad', 'mostly good'],
  },
  {
    name: 'strictness',
    kind: 'stem',
    rungs: ['too loose|too lax|too lenient', 'about right|just right', 'too strict'],
  },
  {
    name: 'place in a row',
    kind: 'stem',
    rungs: [
      'well below|far below',
      'somewhat below|below',
      'in the middle|about average|average',
      'somewhat above|above',
      'well above|far above',
    ],
  },
  {
    name: 'getting by',
    kind: 'stem',
    rungs: [
      'struggling|i fall behind',
      'scraping by|i just break even',
      'managing all right|a little left over',
      'comfortable|plenty left over',
    ],
  },
  { name: 'notion', kind: 'stem', rungs: ['no idea', 'a rough idea|roughly', 'a clear idea|a clear figure|exactly'] },
  {
    name: 'taking it',
    kind: 'stem',
    rungs: [
      'never',
      'in the past but not now|tried it but no longer|used to',
      'now and then',
      'taking it now|now|currently',
      'weekly',
      'daily',
    ],
  },
  {
    name: 'reasonable',
    kind: 'stem',
    rungs: [
      'very reasonable',
      'reasonable|lower than it should be',
      'neither|fair',
      'high|higher than it should be',
      'much too high|far too high',
    ],
  },
  {
    name: 'generous',
    kind: 'stem',
    rungs: ['far too low|much too low', 'a bit low|too low', 'fair|about right', 'generous'],
  },
  {
    name: 'share of chores',
    kind: 'stem',
    rungs: [
      'i do much less',
      'i do somewhat less',
      'about fair|about equal',
      'i do somewhat more',
      'i do much more|i do much more than is fair',
    ],
  },
  {
    name: 'answering speed',
    kind: 'stem',
    rungs: [
      'i rarely answer|never',
      'within a week',
      'within two or three days|within a few days',
      'same day|within a day',
      'within an hour|after more than an hour',
      'within 30 minutes',
      'within 10 minutes',
      'right away',
    ],
  },
]

const rungByLabel = labelSets.map(
  (set) => new Map(set.rungs.flatMap((rung, at) => rung.split('|').map((label) => [label, at] as const))),
)

/** Where each label stands in the first set that has them all; null where there is none. */
export function namedLadder(keys: readonly string[]): { rungs: number[]; kind: LabelSet['kind'] } | null {
  for (let index = 0; index < labelSets.length; index += 1) {
    const rungs = keys.map((key) => rungByLabel[index]!.get(key))
    if (rungs.every((rung) => rung !== undefined)) return { rungs, kind: labelSets[index]!.kind }
  }
  return null
}
