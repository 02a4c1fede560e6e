import type { Facts } from './facts.ts'
import { compile, type Template } from './template.ts'

/** Clauses about life at home that are true of nearly every household of the kind, and give nothing away. */
const sources = {
  baby: [
    '[laundry|washing] [multiplies|has its own timetable|is a daily matter]',
    'everyone [whispers|walks softly|lowers their voice] after [eight|supper]',
    'meals are eaten [with one hand|in installments|lukewarm]',
    '[leaving the house|every outing|a trip to the store] takes [a bag, a list and an hour|twice as long as planned]',
    '[small blankets|tiny socks|soft toys] turn up in [every room|coat pockets|unlikely places]',
    'the [calendar|clock|timetable] is [a suggestion|not {hers} to set|ignored by the youngest]',
    'two free hands are [a luxury|rare|something to plan for]',
    'visitors [look into the crib first|come to see somebody else|speak softly at the door]',
  ],
  small: [
    '[toys|small shoes|picture books|building blocks] turn up in [every room|unlikely places|the wrong drawer]',
    'the floor is [never clear for long|clear about once a week|where most things end up]',
    'nothing [breakable|of value|sharp] [stays|is kept|survives] on a low shelf',
    '[leaving the house|every outing|a trip to the store] takes [twice as long as planned|a bag, a list and an hour|three attempts]',
    'bedtime is [a negotiation|a ceremony in several parts|later than it says on paper]',
    'the same [story|song|picture book] is [asked for|wanted|demanded] [night after night|until everyone knows it|again and again]',
    'meals are eaten [in installments|with one hand|lukewarm|standing up]',
    '[buttons|stairs|puddles|light switches] get the [attention they deserve|closest study]',
    "there are [fingerprints|crayon marks|stickers] at [knee height|the height of a chair|a child's height]",
    'a quiet room is [cause for suspicion|worth checking|too good to be true]',
    'every [question|answer|sentence] is followed by [why|another question|the same one again]',
    '[spoons|hats|left shoes] go missing [daily|in pairs|and come back in odd places]',
  ],
  school: [
    'a wall in the kitchen is [covered in|thick with|given over to] [drawings|notices|timetables]',
    'there is [always|usually|nearly always] a form to [sign|find|hand in]',
    '[odd socks|lost hats|missing library books] are a [standing item|household mystery|matter of record]',
    'homework [spreads across|takes over|competes with supper for] the kitchen table',
    'the hard questions come [at bedtime|at the worst moment|during supper|on the way to school]',
    '[shoes|sleeves|coats] are outgrown [by the month|faster than they wear out|before they are paid for]',
    'games [end in dispute|are played by house rules|go on after dark]',
    "weekends fill up with [birthday parties|other people's birthdays|practice of one kind or another]",
    'mornings [run on reminders|are a relay race|go by the clock|start with a search for shoes]',
    '[riddles|jokes without an ending|animal facts] are [tolerated|in fashion|told twice] at [supper|the table]',
    '[spelling|long division|the solar system] comes up [again|at odd moments|more than it used to]',
    'promises are [remembered|quoted back] [word for word|for weeks]',
  ],
  teen: [
    'doors [close firmly|stay closed until noon|are knocked on first]',
    'the kitchen [empties itself|has to be stocked twice|is busiest after ten]',
    '[money|help|a phone charger] is asked for and advice is not',
    'the last word is [hard to get|seldom {hers}|worth a struggle]',
    'news [arrives late|comes second hand|comes in single words]',
    'someone is always [hungry|out|about to go out|on the phone]',
    '[phone chargers|towels|cups] [disappear|wander from room to room|have to be hunted down]',
    'the bathroom is [booked solid|in constant use|never free at eight]',
    'shoes [the size of boats|of every size] [block|line|fill] the hall',
    'bedtimes have been [abandoned|turned upside down|left to chance]',
    'opinions are [firm|many|freely given] and [explained|renewed] [at supper|weekly]',
    'music comes through the [wall|floor|door] [most evenings|at all hours]',
  ],
  full: [
    'somebody is [always|nearly always|usually] in',
    'the bathroom [has a line|runs to a timetable|is a matter of timing]',
    'shelf space in the kitchen is [negotiated|fought over politely|marked with tape]',
    'the [table|couch|hall] fills up [quickly|by evening|before anyone notices]',
    'a closed door is [a message|taken seriously|the only kind of privacy]',
    '[keys and mail|coats|shoes|bags] pile up by the door',
    'chores [rotate|are shared out|get done] by [list|habit|argument|whoever minds most]',
    'whoever cooks [decides what is for supper|is popular|is let off the dishes]',
    'silence is [an event|rare|noticed at once]',
    'everyone knows [whose cup is whose|who finished the milk|which step creaks]',
    'there is always [laundry drying|a pot to wash|a light on]',
    'privacy [takes planning|comes late in the evening|has to be asked for]',
    'there is [always|usually] someone to [ask|talk to|blame|wait up for]',
    "the hall light [stays on|goes off last thing|is nobody's job]",
    'leftovers [do not last|have names on them|are gone by morning]',
    'three conversations [go on|run] at once [at supper|most evenings]',
    'the [good chair|window seat|last towel] goes to whoever is [first|quickest]',
  ],
  few: [
    'a closed door is [a message|taken seriously|left closed]',
    'whoever cooks [gets thanked|chooses the meal|is let off the dishes]',
    'the hall light [stays on|goes off last thing]',
    '[keys and mail|coats|shoes|umbrellas] [pile up|collect|gather] by the door',
    'chores are shared out by [habit|turns|mood|whoever minds most]',
    'there is someone to [ask|talk to|wait up for|blame]',
    'supper is [at a fixed hour|whenever both are in|a loose arrangement]',
    'the [quiet chair|window seat|larger cup] is [spoken for|never in doubt|a settled question]',
    'the last of the milk is [a matter of honor|accounted for|never taken unannounced]',
    'notes are left [on the table|by the door|where they will be found]',
    'the good [knife|towel|lamp] is [shared|common property], [within reason|more or less]',
    "each [knows|respects] the other's [hours|shelf|moods]",
  ],
  two: [
    'divide the chores [by habit|without discussion|down the middle|and swap when bored]',
    '[argue|differ] about [small things|open windows|directions|prices] and agree on [most of the rest|larger matters|what counts]',
    'do as they [like|please] [at weekends|of an evening|with a free day]',
    "finish each other's [sentences|stories] [wrongly|now and then|out of habit]",
    'take turns [choosing|cooking|being right|having the last word]',
    'each have a [fixed|favorite] [chair|side of the table|shelf]',
    'keep one calendar [and two opinions|between them|and cross things out]',
    'share [a shopping list|one good umbrella|a bookshelf] and [most opinions|few opinions|a taste for quiet]',
    'do most of their talking [in the kitchen|over the dishes|on the way somewhere|late in the evening]',
    "know each other's [stories|jokes|excuses] [by heart|and let them run|word for word]",
    'leave each other notes [on the table|by the door|in coat pockets]',
    'cannot settle [how to stack plates|the right way to fold a map|when to leave for anything|who said what first]',
    'plan [journeys|meals|repairs] [together|out loud|on the backs of envelopes]',
    'read [letters|signs|recipes] aloud to [each other|one another]',
    'have [two ways|two theories] of doing [the dishes|everything|a simple thing] and [use both|one kitchen]',
    'know when to [leave each other be|change the subject|say nothing]',
    'keep a jar of [coins|buttons|spare keys] and [no secrets|few secrets]',
    'celebrate [small things|odd dates|the end of the week] [properly|without telling anyone|in the kitchen]',
  ],
  solo: [
    'keeps everything where {he} [wants it|left it|can find it in the dark]',
    'cooks [for one|for two days at once] [without apology|from memory|with some care|most evenings]',
    'leaves a light on [in the hall|for {himself}|when {he} goes out]',
    'has the [good chair|whole table|window seat|quiet] to {himself}',
    'never [waits|has to wait] for the [bathroom|kettle|good towel]',
    'likes the sound of {his} own [key|front door|footsteps]',
    'eats [when|what|where] {he} likes [whatever the clock says|with nobody to ask|without a word to anyone]',
    'spreads [papers|things|{his} plans] over the whole [table|floor|bed]',
    'lets the dishes wait [or not|until morning|a day] as {he} pleases',
    '[hums|talks to {himself}|sings] [in the kitchen|on the stairs|over the dishes]',
    'changes {his} plans [at will|without notice|when the weather does]',
    'decides {himself} when the [day|evening|week] is over',
    'knows every [creak|sound|draft] of the place',
    'can leave a [book|map|puzzle] open [on the table|for a week|and undisturbed]',
    'can tell the time by [the neighbors|the stairs|the street]',
    'answers [the door|the phone] [when {he} feels like it|in {his} own time]',
    'makes [plans|lists] nobody else has to [agree to|read]',
    'keeps one chair clear for [visitors|company|whoever comes by]',
  ],
}

const compiled = Object.fromEntries(Object.entries(sources).map(([kind, rows]) => [kind, rows.map(compile)])) as Record<
  keyof typeof sources,
  Template[]
>

/** `child` picks the child at home whose age decides what life is like. */
export function asidesFor(slot: string, f: Facts, child: number): Template[] | undefined {
  if (slot === 'life_with_kids') {
    const age = f.kidAges?.[child % f.kids] ?? 8
    if (age === 0) return compiled.baby
    return age < 5 ? compiled.small : age < 13 ? compiled.school : compiled.teen
  }
  if (slot === 'life_among_many') return f.p.household_size === 2 ? compiled.few : compiled.full
  if (slot === 'life_as_two') return compiled.two
  if (slot === 'life_alone') return compiled.solo
  return undefined
}
