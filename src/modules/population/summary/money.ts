import type { Facts } from './facts.ts'
import type { Means } from './means.ts'
import { MEANS, phrases } from './phrase.ts'
import { compile, type Template } from './template.ts'

/** How somebody lives with what they have: verbs that follow "he" or "she". */
const ways: Record<Means | 'uneasy' | 'unbothered' | 'loose', string[]> = {
  tight: [
    '[shares|trades|passes on] what {he} can rather than [buy|throw it out]',
    'has learned which bills can wait and which cannot',
    'fixes what breaks, or [goes without|borrows one]',
    '[works out|counts] what is left before [buying|spending] anything',
    'makes [little money|what comes in] go a long way',
    'puts off [whatever|anything that] can wait until [there is money|next month]',
    'knows the price of most things on [the shelf|a shopping list]',
    'mends [before buying|things rather than replacing them]',
    'keeps a close eye on every bill',
    'buys what is [reduced|on offer] and [plans meals around it|makes it do]',
  ],
  careful: [
    'buys once and [uses it for years|looks after it]',
    'keeps the [receipts|spending] in view and the [lights|extras] off',
    'asks what a thing costs before [asking|hearing] what it does',
    'keeps to a budget, [more or less|most months]',
    'compares prices [before paying|on anything large]',
    'saves for [large|big] things and waits for [small|lesser] ones',
    'thinks for a week before [buying anything large|a big purchase]',
    '[spends|plans] with care and [expects the odd surprise|allows for repairs]',
    'keeps [a little|something] back [for bad weather|in case]',
  ],
  middling: [
    'treats {himself} now and then and [pays it off|feels no guilt]',
    'has a little put by and [leaves it there|forgets about it when {he} can]',
    'spends [steadily|evenly] and [regrets little|is rarely caught short]',
    'has [enough|what is needed] and [keeps it that way|does not talk about it]',
    'gets by [well enough|without drama], [a bad month included|most months]',
    'saves [a little|something] most months',
    'pays {his} way and [owes nobody a favor|expects others to]',
    'spends on [what lasts|a few good things] and [skips the rest|saves on the rest]',
  ],
  comfortable: [
    'buys good things and [keeps them|looks after them]',
    'pays for [quality|convenience] and [says it is cheaper in the end|makes no apology]',
    'leaves a decent margin at the end of the month',
    'does not have to [look at|compare] prices [twice|often]',
    'has room in the budget for [repairs|a mistake or two|the odd extravagance]',
    'pays what falls due without [doing sums|thinking about it]',
    'is comfortable [enough|by most measures] and [knows it|does not take it for granted]',
    'puts [something|a part] aside [each month|as a matter of course]',
  ],
  rich: [
    'pays others to do what {he} [dislikes|has no time for]',
    'could afford more than {he} [uses|shows] and [leaves it at that|sees no need]',
    'spends on [time|comfort] rather than [things|show]',
    'is [well off|doing very well] and [wears it lightly|does not advertise it]',
    'has more than {he} needs and [knows what it is worth|gives thought to where it goes]',
    'can buy most things {he} wants and [wants few|seldom hurries to]',
    'need not [ask|look at] what a thing costs, [but does|and mostly does all the same]',
    'has money put by and [checks on it now and then|leaves it be|knows to the coin how much]',
  ],
  uneasy: [
    'has enough on paper and [still checks the balance|does not trust it to last]',
    'worries about money [more than the figures call for|though the figures look fine]',
    'saves as if [hard times were due|it could all stop tomorrow]',
    'puts off [treats|large purchases] {he} could [well afford|pay for twice]',
    'keeps [one eye|an eye] on the [account|balance], [comfortable or not|whatever it says]',
  ],
  unbothered: [
    'lives on little and [does not feel poor|feels no lack|thinks little about it|has stopped comparing]',
    'has learned to [want|need|get by on] less, [and means it|which is a kind of wealth|and does not preach about it]',
    'manages on [a small income|not much|what there is] and [lets few things bother {him}|is not ashamed of it|rarely complains]',
    'asks little of [the shops|shop windows] and [is seldom disappointed|walks on]',
    '[keeps|has] few things and [good ones|looks after them]',
  ],
  loose: [
    'spends what comes in and [starts again|hopes for the best] [next month|when it is gone]',
    'leaves [sums|budgets] to [other people|braver people]',
    'is better at [finding|giving away|lending] money than at [keeping|counting] it',
    'buys first and [does the sums later|thinks about it on the way home]',
    'has a [drawer|shoebox] of [receipts|bills] and [no system|good intentions]',
  ],
}

const compiled = new Map(Object.entries(ways).map(([way, rows]) => [way, rows.map(compile)]))

/** What people have said of their own finances goes before what their income would suggest. */
function wayOf(f: Facts): keyof typeof ways {
  const secure = f.p.attitudes?.financial_security ?? 50
  const planning = f.p.attitudes?.financial_planning ?? 50
  if ((f.means === 'comfortable' || f.means === 'rich') && secure < 30) return 'uneasy'
  if ((f.means === 'tight' || f.means === 'careful') && secure > 75) return 'unbothered'
  return f.means !== 'rich' && planning < 25 ? 'loose' : f.means
}

export function waysWithMoney(f: Facts): Template[] {
  return compiled.get(wayOf(f))!
}

const way =
  (...these: (keyof typeof ways)[]) =>
  (f: Facts) =>
    these.includes(wayOf(f))
const strained = way('tight', 'careful')
const easy = way('comfortable', 'rich')
/** Most of what the household lives on is the person's own income. */
const earner = (f: Facts) => f.p.annual_income_usd > 0.7 * f.p.household_income_usd && f.p.household_size > 1
const otherEarner = (f: Facts) => f.couple && f.p.annual_income_usd < 0.3 * f.p.household_income_usd
const payIsPlain = (f: Facts) =>
  f.us && f.employed && f.p.annual_income_usd >= 15_000 && f.p.annual_income_usd < 150_000

export const moneySentences = phrases(MEANS, [
  [way('tight'), 'Money is [tight|short|the weak spot], so {he} {means}.'],
  [way('tight'), 'There is not much money [to spare|about|in the house], and {first} {means}.'],
  [strained, '[Where money is concerned|In matters of money|When it comes to money], [{he}|{first}] {means}.'],
  [strained, 'With money, {first} [takes no chances|is on {his} guard|keeps {his} head]: {he} {means}.'],
  [strained, 'The [month|budget|purse] has its limits, and {he} {means}.'],
  [easy, 'Money is not [the worry|what keeps {him} busy|the problem]: {first} {means}.'],
  [
    easy,
    '[There is enough to live on and some over|The household does well|There is no shortage at home], and {he} {means}.',
  ],
  [way('uneasy'), '[The figures are on {his} side|There is no shortage of money], yet {he} {means}.'],
  [way('middling'), 'Neither rich nor [hard up|poor], {first} {means}.'],
  [
    way('middling', 'comfortable', 'rich', 'loose', 'unbothered', 'uneasy'),
    '[As for money|With money|When it comes to money], [{he}|{first}] {means}.',
  ],
  [
    (f) => earner(f) && wayOf(f) !== 'unbothered',
    "[Most of the household's income is {hers}|The household lives mainly on what {he} brings in], and {he} {means}.",
  ],
  [
    otherEarner,
    '[Most of the money in the house comes from elsewhere|The larger income in the house is not {hers}]; {he} {means}.',
  ],
  [payIsPlain, '{he} [makes|earns] about {dollars} a year and {means}.'],
])
