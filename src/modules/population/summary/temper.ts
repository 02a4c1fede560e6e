import type { Facts } from './facts.ts'
import { anyone, phrases, TEMPER } from './phrase.ts'
import type { Pole } from './poles.ts'
import { compile, type Template } from './template.ts'

type Trait = keyof Facts['p']['traits']

/** What somebody far from the average does: verbs that follow "he" or "she", for the high and the low end. */
const behaviour: Record<Trait, { high: string[]; low: string[] }> = {
  conscientiousness: {
    high: [
      'writes things down and [then does them|crosses them off|checks the list twice]',
      '[answers|returns] [messages|letters|calls] the [day they come|same day]',
      '[packs|lays things out] the night before [a journey|a trip|anything important]',
      '[pays|settles] a bill the day it [arrives|comes]',
      'has a [hook|drawer|place] for every [key|tool|paper] and uses it',
      '[turns up|arrives] ten minutes early and [waits outside|brings the right papers]',
      'keeps [receipts|papers|warranties] in [labeled|dated] folders',
      'finishes one [thing|task|job] before [starting|touching|thinking about] the next',
      'plans the [week|month] before it [starts|begins] and [mostly keeps to it|hates to change it]',
      'does the dull part [first|at once] and [the pleasant part|the fun part] [later|after]',
      'measures twice, [whatever the job|even when no one is looking]',
      'keeps [promises|small promises] that [other people forget having asked for|nobody would have checked]',
      'knows where the spare [key|fuse|light bulb] is, [and the spare for the spare|to the inch]',
      'reads [contracts|instructions|the small print] to the last line',
      'likes a plan [with dates in it|and a second plan behind it|and a backup]',
      'puts things back where [they belong|{he} found them] [without thinking|and wishes others did]',
    ],
    low: [
      '[leaves|puts off] [paperwork|forms] until [the reminder comes|the last evening|somebody asks]',
      'works best with a deadline [close by|breathing down {his} neck|in plain sight]',
      'makes plans loosely and [changes|drops] them [cheerfully|without regret]',
      'loses [keys|gloves|umbrellas|pens] at a steady rate',
      '[starts|takes on] more than {he} [finishes|ever finishes] and [enjoys the starting|says so {himself}]',
      'owns a drawer that [nobody|no one else] [dares|would dare] to [open|sort]',
      'runs [ten minutes|a little] late and [admits it|has stopped explaining]',
      '[trusts|expects] the day to [sort|work] itself out, [and it often does|more or less]',
      'decides [most things|what to do] on the way out of the door',
      'would rather [improvise|guess] than [read instructions|follow a recipe|ask for the manual]',
      '[opens|sorts] the mail when the pile [slides|starts to lean|gets in the way]',
      'has [three|several] things half finished and [sees no harm in it|means to get back to them]',
    ],
  },
  extraversion: {
    high: [
      'talks to strangers in [lines|elevators|waiting rooms] and [remembers|learns] their names',
      'knows [half the street|most of the block] by name',
      'says yes to [an invitation|most invitations] before [checking|looking at] the date',
      'thinks [out loud|best out loud|in company] and [changes course mid-sentence|invites comment]',
      'fills a silence [without effort|before it settles|and enjoys doing it]',
      'is the one who [calls round|gets people together|picks the date]',
      'prefers a full table to a [quiet|tidy] one',
      'gets [livelier|louder] as [the company grows|the room fills up|others arrive]',
      'would rather [call|talk] than [write|type] and [does|usually does]',
      'turns [an errand|a short errand|a quick question] into a [conversation|long chat]',
      '[tells|retells] a story with [all the voices|gestures] and [a good ending|no apology]',
      'is [usually|often] the last to [leave|go home] and the first to [suggest|propose] another round of talk',
      '[introduces|connects] people who [should know each other|have not asked to meet]',
    ],
    low: [
      'would [rather|sooner] have one good friend than a [full room|long guest list]',
      'lets the phone ring and [writes back later|answers in {his} own time]',
      'listens [more|a good deal more] than {he} [talks|speaks]',
      'says little in a group and a good deal [afterwards|in private|to one person]',
      'leaves [gatherings|parties] early and [without fuss|unnoticed|by the side door]',
      'takes the seat by the [wall|door|window] and [watches|keeps it]',
      'needs [an hour|a while] of quiet after [company|a crowd|a long day of talk]',
      "keeps {his} own counsel, [and other people's secrets|by habit]",
      'is [quiet|silent] until the subject is one {he} knows',
      '[chooses|weighs] {his} words and [uses|spends] few of them',
      'can [spend|pass] a [whole day|weekend] without [talking|company] and [call it a good one|not notice]',
      'avoids [the microphone|the front row|being thanked in public] [whenever possible|as a matter of course]',
    ],
  },
  agreeableness: {
    high: [
      'gives people the benefit of the doubt, [sometimes twice|and then a second chance]',
      'lends [tools|books|things] and [rarely asks for them back|forgets to whom]',
      'is [quick|the first] to [lend a hand|carry the other end|hold the door]',
      'lets others have the last [word|piece|seat] [and means it|without keeping count]',
      'apologizes first, [even when it was not {his} doing|and usually best]',
      'hears both sides before [taking one|saying anything]',
      'finds it hard to say no, [and knows it|even on a busy day]',
      '[defends|stands up for] whoever is not in the room',
      'asks how [people|others] are and waits for the answer',
      'is [asked for advice|told secrets] by people {he} [hardly|scarcely] knows',
      'would rather [lose|drop] an argument than [hurt|embarrass] somebody with it',
      'remembers who [was kind to {him}|helped] and [quietly returns it|finds a way to repay it]',
    ],
    low: [
      'says what {he} thinks, [asked or not|whether or not it helps]',
      'drives a hard bargain and [enjoys it|respects anyone who does the same]',
      'would rather be right than [liked|popular|thanked]',
      'sends things back [when they are wrong|if they are not as ordered] without [blushing|apology]',
      'argues [for the pleasure of it|to the end|point by point] and [holds no grudge|rarely gives way]',
      'asks [blunt|awkward] questions [and waits for an answer|where others nod]',
      'is hard to [flatter|talk round|hurry into anything]',
      "takes nobody's word for it, [experts included|however smooth]",
      'has no patience with [excuses|flattery|small print]',
      'keeps score, [quietly|fairly, {he} would say]',
      'does not pretend to [agree|be impressed] [for the sake of peace|out of politeness]',
    ],
  },
  emotional_stability: {
    high: [
      'is slow to anger and [quick|quicker] to [forget|move on]',
      'lets bad news [settle|sink in] before [reacting|saying anything]',
      'stays level when [plans fall through|voices rise|others panic]',
      'shrugs off a [missed train|wasted morning|bad week] [and starts again|with a joke]',
      'forgets a grudge by [the weekend|morning|the next meal]',
      'keeps a steady voice when [things go wrong|everyone else is shouting]',
      'takes criticism without [flinching|brooding] and [sometimes takes the advice|says thank you]',
      'meets [trouble|most trouble] with a [shrug|practical question|list of what to do]',
      '[waits|sits] things out, [which usually works|calmly]',
      'worries [about one thing at a time|little and late]',
    ],
    low: [
      'worries [ahead of time|in advance], [in detail|so as to have it done]',
      'goes over [a conversation|an awkward remark|a small mistake] [all the way home|more than once]',
      'checks the [door|stove|lock] twice before [leaving|going out]',
      'takes things to heart and [hides it well|shows it]',
      'feels a sharp word longer than {he} lets on',
      'rehearses [difficult calls|hard conversations] [beforehand|in the mirror|under {his} breath]',
      'does not like [surprises, even good ones|a change of plan, however small]',
      'reads [a short reply|silence] as [a bad sign|disapproval] until [told otherwise|shown otherwise]',
      'imagines the worst and is [usually|often] [relieved|pleasantly surprised]',
      'needs [a while|an hour] to [get over|recover from] [an argument|bad news]',
    ],
  },
  openness: {
    high: [
      '[reads|asks] about [things|subjects] nobody [mentioned|asked about]',
      'takes the unfamiliar [road|way|turning] on purpose',
      'asks why [once|one time] more than is [polite|usual]',
      'collects odd facts and [shares them|brings them out at supper]',
      'changes {his} mind when [given a reason|the argument is better] and [says so|enjoys it]',
      'picks up [hobbies|interests] [one after another|faster than {he} drops them]',
      'stops to look at [old buildings|shop signs|the sky|how things are made]',
      'moves the furniture [to see what happens|when a room gets dull]',
      'keeps a list of [places|things] to [see|try], [in no order|and adds to it weekly]',
      'likes [an idea|a theory] for its own sake, [useful or not|the stranger the better]',
      'would rather [be surprised|learn something] than be [proved right|left in peace]',
    ],
    low: [
      'likes things [the way they are|as they were last year]',
      'sits in the same [chair|seat|corner] every time and [sees no reason to move|notices when it is taken]',
      'has no use for [fashion|novelty|a fuss], [in clothes or ideas|and never had]',
      'prefers a road {he} knows to a [faster|prettier] one',
      'wants the [short|practical] answer [and then the next question|first]',
      'trusts [what works|habit] over [theory|what is new]',
      'keeps an old [machine|coat|bag|phone] going as long as it [works|lasts]',
      'judges an idea by what it [changes on Monday|costs|does for anyone]',
      'would not [move|change] a thing that [works|is not broken]',
      'goes back to the same [table|bench|shelf] each time',
    ],
  },
}

const compiled = new Map<string, Template[]>()
for (const [trait, { high, low }] of Object.entries(behaviour)) {
  compiled.set(`${trait}+`, high.map(compile))
  compiled.set(`${trait}-`, low.map(compile))
}

export function behaviours(pole: Pole): Template[] {
  return compiled.get(pole.high ? `${pole.trait}+` : `${pole.trait}-`)!
}

/** Nothing stands out, which is also something. */
const plain = (f: Facts) => f.poles.length === 0

export const temperSentences = phrases(TEMPER, [
  [anyone, '{he} {temper}.'],
  [anyone, '{he} {temper}.'],
  [anyone, '{first} {temper}.'],
  [anyone, '{first} {temper}.'],
  [anyone, '[As a rule|Most of the time|By habit], {he} {temper}.'],
  [anyone, '[Those who know {him}|Friends|People close to {him}] [say|will tell you|have noticed] that {he} {temper}.'],
  [anyone, '{first} is someone who {temper}.'],
  [anyone, '[Not everyone notices|You would not guess it at first|{he} does not mention it], but {he} {temper}.'],
  [anyone, '[What people remember|What stays with people|What strikes one after a while] is that {he} {temper}.'],
  [anyone, '{first}, [it should be said|to be fair|for what it is worth], {temper}.'],
  [anyone, 'If {first} has a [method|reputation|rule], it is this: {he} {temper}.'],
  [anyone, 'One [thing|more thing|small thing] about {first}: {he} {temper}.'],
  [anyone, 'Two things about {first}: {he} {temper}, and {he} {temper}.'],
  [anyone, '{he} {temper}; then again, {he} {temper}.'],
  [(f) => f.couple, '{his} partner [will confirm|knows|can tell you] that {he} {temper}.'],
  [
    plain,
    '{first} is [neither the loudest nor the quietest in a room|hard to pick out in a crowd|somewhere near the middle in most things], and [likes it that way|does not mind|sees both sides of most arguments].',
  ],
  [
    plain,
    'In temper {he} [keeps to the middle|is hard to place]: [sociable up to a point|orderly within reason|patient as a rule], [stubborn now and then|curious on good days|quiet when it suits {him}].',
  ],
  [
    plain,
    '[Nothing about {first} is extreme|{first} goes to no extremes]: {he} [plans some things and leaves others|talks when there is something to say|can take company or leave it], [like most people|more or less|as the day requires].',
  ],
  [(f) => f.p.age >= 60, '[Age has not changed it|Some things do not change with the years]: {he} {temper}.'],
])
