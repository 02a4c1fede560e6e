import type { Facts } from './facts.ts'
import { OUTLOOK, phrases } from './phrase.ts'

/** Only what is harmless to know at first sight; matters of belief and politics are never told. */
type Attitude = 'trust_in_people' | 'digital_engagement' | 'financial_planning' | 'life_satisfaction' | 'food_curiosity'

const high = (attitude: Attitude) => (f: Facts) => (f.p.attitudes?.[attitude] ?? 50) >= 80
const low = (attitude: Attitude) => (f: Facts) => (f.p.attitudes?.[attitude] ?? 50) <= 20
const trusting = high('trust_in_people')
const wary = low('trust_in_people')
const online = (f: Facts) => high('digital_engagement')(f) && f.p.habits?.shops_online !== 'no'
const offline = low('digital_engagement')
const planner = high('financial_planning')
const unplanned = low('financial_planning')
const content = high('life_satisfaction')
const restless = low('life_satisfaction')
const eater = high('food_curiosity')
const plain = low('food_curiosity')

export const outlookSentences = phrases(OUTLOOK, [
  [
    trusting,
    '{first} [expects|assumes|believes] the best of [strangers|people|others] and is [seldom|rarely|not often] [proved wrong|let down|sorry].',
  ],
  [
    trusting,
    '{first} would [leave a bag with|hand the keys to|lend an umbrella to|take directions from] a stranger and [think nothing of it|expect no trouble|not look back|say thank you besides].',
  ],
  [
    trusting,
    '[Most people|People, on the whole,] mean well, {he} [thinks|believes|has found], and {he} [acts|lives|talks] [accordingly|as if it were so].',
  ],
  [
    wary,
    '{he} [counts the change|locks the gate|reads the sender twice] and [takes a while|needs time|needs good reasons] to trust [anyone new|a new face|a stranger].',
  ],
  [
    wary,
    'Strangers [have to earn it|get a polite nod and no more|are strangers until proven otherwise] with {first}, who [trusts slowly|has {his} reasons|likes to be sure].',
  ],
  [
    wary,
    'Trust comes [slowly|late|in small portions] to {first}; [a handshake is not enough|{he} likes to see things in writing|{he} waits to see what people do].',
  ],
  [
    online,
    '{first} does [nearly everything|whatever {he} can|most things] [online|on a screen], [from forms to birthdays|and wonders why anyone stands in line|and has the passwords in {his} head].',
  ],
  [
    online,
    'If there is a [screen|website|shortcut] for it, {first} [has found it|uses it|knows it], and [shows others how|explains it to whoever asks|wonders how people managed before].',
  ],
  [
    online,
    '{first} is the one [people|others|neighbors] ask when a [phone|screen|password|printer] [will not do as it is told|gives up|has to be started again].',
  ],
  [
    offline,
    '{he} prefers [a counter|a person|a voice] to a screen, and [paper|a printed form|a letter] to [a link|an app|a login].',
  ],
  [
    offline,
    'Given the choice between a [screen|menu of options|recorded voice] and a person behind a counter, {first} [takes the person|waits for the person|chooses the one who can frown], [every time|however long the line|without regret].',
  ],
  [
    offline,
    '{he} would [rather|sooner] [phone|ask|go in person|write a note] than [log in|fill in a form online|hunt through a menu].',
  ],
  [
    planner,
    '{he} knows what [next year|the next big bill|the next repair] will cost and has [put it aside|begun to save for it|a plan for it], [to the month|on paper|without fuss].',
  ],
  [
    planner,
    'Money has a plan before it [arrives|comes in|is spent]: {first} [keeps a sheet for it|knows which part goes where|decided that long ago].',
  ],
  [
    unplanned,
    "Next year's money is next year's [question|business|worry], as {first} sees it; [this month is enough to think about|plans on paper bore {him}|something always turns up].",
  ],
  [
    unplanned,
    '{he} has never [kept|finished|enjoyed] a budget and [does not expect to|sees no great harm in that|makes no excuses], [cheerfully enough|and shrugs|if the subject comes up|whatever people advise].',
  ],
  [
    content,
    '[By and large|On the whole|Taken together|Asked about it], {first} [likes|would keep|has come to like] {his} life as it is, [and says so when asked|with small complaints|and would not swap|give or take a detail|even on a wet Monday|and lets others chase the rest].',
  ],
  [
    content,
    '{first} is [on the whole|mostly|by {his} own account] content, and [a good afternoon|a small pleasure|an ordinary week] [goes a long way|is enough|does the rest].',
  ],
  [
    restless,
    '[Something about {his} life|One thing or another] [should|could] be different, {he} [thinks|feels|says now and then], [though it is hard to say what|and {he} means to change it|and one of these days it will be].',
  ],
  [
    restless,
    '{first} had [expected|pictured|wanted] things to turn out [a little differently|otherwise|another way], and [is still deciding what to do about it|has not given up on it|says so on bad days].',
  ],
  [
    eater,
    'Put something unfamiliar on a plate and {first} will [try it|ask for the recipe|want to know what is in it], [twice if need be|without asking|before anyone else does].',
  ],
  [
    eater,
    '[Menus are read to the end|A menu is an adventure|New dishes are there to be tried]: {first} wants [the one nobody else ordered|to know what is in the sauce|whatever is new], and [swaps plates gladly|seldom regrets it|takes notes].',
  ],
  [
    plain,
    'At the table {first} [likes|asks for|sticks to] [plain food|what {he} knows|the usual things|simple dishes], [no surprises|nothing clever|and second helpings rather than second choices|and leaves experiments to others|made the way {he} is used to].',
  ],
  [
    plain,
    '{first} orders [the same meal|the usual|what {he} had last time] every time and is [never|seldom|hardly ever] [disappointed|tempted by the rest of the menu].',
  ],
])
