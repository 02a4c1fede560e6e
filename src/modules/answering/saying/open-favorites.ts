import type { Draws } from './compose-draws.ts'
import { openBank } from './open-banks.ts'
import type { Speaking } from './speaking.ts'

/**
 * Favorites that everybody can name. Authors' estimates: earlier items of a list are commoner, by the square of the
 * place from its end. No brands.
 */
const lists: readonly (readonly [RegExp, string])[] = [
  [/\bcolou?rs?\b/, 'blue|green|purple|red|black|pink|teal|orange|yellow|gray|turquoise|navy|burgundy|white|brown'],
  [
    /\bice cream\b/,
    'vanilla|chocolate|butter pecan|cookies and cream|mint chip|strawberry|cookie dough|rocky road|coffee|pistachio|salted caramel|black cherry|mango sorbet|rum raisin',
  ],
  [
    /\bpizza toppings?\b/,
    'pepperoni|mushrooms|sausage|extra cheese|olives|bacon|onions and peppers|ham|pineapple|spinach|jalapeños|anchovies',
  ],
  [
    /\bpizzas?\b/,
    'pepperoni|plain cheese|a supreme with everything|sausage and mushroom|a margherita|Hawaiian|the meat one|veggie|a white pizza',
  ],
  [/\bseasons?\b/, 'fall|spring|summer|winter|early fall'],
  [
    /\bholidays?\b/,
    "Christmas|Thanksgiving|Halloween|the Fourth of July|Easter|New Year's|Memorial Day weekend|my birthday, if that counts",
  ],
  [/\bday of the week\b|\bweekdays?\b/, 'Saturday|Friday|Sunday|Thursday|Wednesday'],
  [
    /\b(?:fruits?)\b/,
    'strawberries|apples|bananas|watermelon|grapes|mangoes|peaches|oranges|blueberries|pineapple|cherries|pears|raspberries',
  ],
  [
    /\b(?:vegetables?|veggies)\b/,
    'corn|potatoes|broccoli|green beans|carrots|asparagus|tomatoes, if they count|brussels sprouts|sweet potatoes|spinach|okra|peas',
  ],
  [
    /\b(?:cuisines?|kinds? of food|types? of food|ethnic food|restaurant food)\b/,
    'Mexican|Italian|Chinese|plain American|barbecue|Thai|Japanese|Indian|soul food|Mediterranean|Korean|Greek|Vietnamese|Cajun',
  ],
  [
    /\b(?:foods?|meals?|dish(?:es)?|dinners?)\b/,
    'pizza|tacos|steak|spaghetti|fried chicken|a good burger|barbecue ribs|lasagna|sushi|mac and cheese|chicken and dumplings|pho|enchiladas|pot roast|curry|crab legs|meatloaf|gumbo',
  ],
  [
    /\bdesserts?\b/,
    'cheesecake|chocolate cake|apple pie|brownies|ice cream|banana pudding|peach cobbler|tiramisu|key lime pie|carrot cake|crème brûlée|rice pudding',
  ],
  [
    /\b(?:cand(?:y|ies)|sweets)\b/,
    'peanut butter cups|plain chocolate|gummy bears|caramels|licorice|dark chocolate|sour candy|peppermints|chocolate with almonds|jelly beans',
  ],
  [
    /\bsnacks?\b/,
    'chips|popcorn|cheese and crackers|pretzels|cookies|nuts|apples with peanut butter|chocolate|string cheese|trail mix|pickles',
  ],
  [
    /\bbreakfasts?\b/,
    'eggs and bacon|pancakes|oatmeal|waffles|a breakfast burrito|biscuits and gravy|cereal|a bagel|yogurt with fruit|French toast|huevos rancheros|just coffee',
  ],
  [
    /\bsandwich(?:es)?\b/,
    'a BLT|turkey and cheese|grilled cheese|a club|a reuben|peanut butter and jelly|a Philly cheesesteak|an Italian sub|tuna melt|pulled pork|a Cuban',
  ],
  [
    /\b(?:drinks?|beverages?)\b/,
    'coffee|iced tea|water|lemonade|a cold beer|cola|orange juice|sweet tea|sparkling water|hot chocolate|a margarita|root beer',
  ],
  [
    /\b(?:music|genres? of music|kinds? of music|songs?|bands?)\b/,
    'country|classic rock|R&B|pop|hip-hop|oldies|gospel|jazz|alternative|heavy metal|classical|bluegrass|salsa|folk|whatever was on the radio in high school',
  ],
  [
    /\b(?:movies?|films?)\b/,
    'comedies|action movies|thrillers|old Westerns|horror|mysteries|romantic comedies|science fiction|war movies|musicals|documentaries|superhero movies|black-and-white classics',
  ],
  [
    /\b(?:tv|television|shows?|series)\b/,
    'crime shows|comedies|cooking shows|reality TV|documentaries|game shows|old sitcoms|medical dramas|home renovation shows|sports|fantasy series|soaps|true crime',
  ],
  [
    /\b(?:books?|novels?|authors?)\b/,
    'mysteries|thrillers|romance novels|history|biographies|fantasy|cookbooks|science fiction|the Bible|self-help|historical fiction|true crime',
  ],
  [
    /\bsports? (?:to (?:watch|play)|teams?)?\b|\bsports?\b/,
    'football|basketball|baseball|soccer|hockey|golf|tennis|swimming|boxing|auto racing|volleyball|gymnastics|fishing, which I count',
  ],
  [/\b(?:animals?|pets?)\b/, 'dogs|cats|horses|elephants|birds|dolphins|turtles|owls|foxes|otters|rabbits|wolves'],
  [
    /\b(?:flowers?|plants?)\b/,
    'roses|tulips|sunflowers|lilacs|daisies|hydrangeas|lilies|peonies|dandelions|orchids|wildflowers',
  ],
  [
    /\b(?:hobb(?:y|ies)|pastimes?)\b/,
    'reading|gardening|watching sports|cooking|fishing|video games|walking|baking|crafts|hiking|fixing things|crosswords|music|photography|sewing',
  ],
  [
    /\bsubjects?\b|\bclass(?:es)? in school\b/,
    'history|math|English|science|art|gym|lunch|shop class|biology|geography|music',
  ],
  [
    /\b(?:vacation spots?|places? to (?:visit|travel|vacation)|vacations?|destinations?)\b/,
    'the beach|the mountains|a lake somewhere|Florida|Hawaii|national parks|a cabin|Italy|Mexico|my own backyard|California|Las Vegas|a cruise',
  ],
  [
    /\b(?:time of (?:the )?day|part of the day)\b/,
    'early morning|the evening|late at night|right after dinner|mid-morning, second coffee|the hour before everybody gets up|sunset',
  ],
  [/\b(?:numbers?)\b/, 'seven|three|thirteen|eight|twenty-two|four|nine|twelve|eleven|twenty-seven'],
  [
    /\b(?:flavou?rs?)\b/,
    'vanilla|chocolate|strawberry|caramel|mint|lemon|coffee|peanut butter|cherry|coconut|cinnamon',
  ],
  [
    /\b(?:smells?|scents?)\b/,
    'coffee in the morning|fresh-cut grass|lavender|rain on a hot road|bread baking|vanilla|clean laundry|a wood fire|the ocean|citrus|bacon',
  ],
  [
    /\b(?:board games?|card games?|games?)\b/,
    'cards|dominoes|word games|chess|checkers|puzzles|trivia|dice games|charades|solitaire|poker',
  ],
]

/** An item for this agent, or null where the question asks for a favorite of another kind. */
export function favoriteItem({ reading }: Speaking, draws: Draws): { item: string; other: string } | null {
  const text = reading.text.slice(-200).toLowerCase()
  const items = lists.find(([pattern]) => pattern.test(text))?.[1]
  if (items === undefined) return null
  const list = items.split('|')
  const item = pickFrom(list, draws)
  const rest = list.filter((one) => one !== item)
  return { item, other: pickFrom(rest, draws) }
}

function pickFrom(list: readonly string[], draws: Draws): string {
  let total = 0
  for (let at = 0; at < list.length; at++) total += weightAt(list, at)
  let left = draws.next() * total
  for (let at = 0; at < list.length; at++) {
    left -= weightAt(list, at)
    if (left < 0) return list[at]!
  }
  return list.at(-1)!
}

const weightAt = (list: readonly string[], at: number): number => (list.length - at + 3) ** 2

export const favoriteOf = openBank(
  'favorite-of',
  `
  {Item}.
  {Item}, [always has been|easily|no contest|hands down].
  I'd say {item}.
  Probably {item}.
  Got to be {item}.
  b>{Item}.
  b>{Item}, done.
  b>{Item}. {Other} second.
  {Item}, with {other} right behind.
  It's {item} for me.
  {Item}, [I don't even have to think|don't ask me why|ever since I was a kid].
  c>Oh, {item}, and I've been teased about it, {other} if you twist my arm.
  c>Can I have two? {Item}, and then {other}.
  d>{Item}, not very original.
  d>I'd like to surprise you, but {item}.
  k>If I have to name one, {item}.
  k>{Item}, I think, though {other} comes close.
  w>{Item}, it just makes me happy.
  w>I've got a soft spot for {item}.
  o>{Item}, I think, is that a normal answer?
  Used to be {other}, these days {item}.
  Has to be {item}.
  Easy one, {item}.
  {Item}, most days.
  Let's go with {item}.
  Nothing beats {item}.
  Hmm, {item}.
  Can't go wrong with {item}.
  Ask me tomorrow and it's {other}, today {item}.
  My answer to that is always {item}.
  {Item} over {other}, barely.
  `,
)
