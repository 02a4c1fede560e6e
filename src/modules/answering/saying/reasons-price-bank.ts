import { bankOf } from './reasons-patterns.ts'

/**
 * About a named price: {price} as the question has it ("$7"), {it} the thing, {usual} what the kind usually costs,
 * {own} the most the speaker would pay, {work} what it is in the speaker's working time ("twenty minutes of work"),
 * {year} what it comes to in a year where it recurs, {unit} what the usual price is for.
 */
export const priceBanks = {
  /** Above what the speaker would pay. */
  dear: bankOf(
    'price.dear',
    `
    {Price} is where I stop reading
    At {price} you've lost me
    I'd stop at {own}, so {price} is out
    {Own} I'd think about, {price} I wouldn't
    For {price} I'd want a lot more than {it}
    I saw {price} and closed the page
    {Price} for {it}, that's somebody's idea of a joke
    You're at {price}, I'm at {own}, we're not meeting
    The number I had in my head was {own}
    Somewhere around {own} and we'd be talking
    {Price} would bother me every time I looked at it
    I can't make {price} look like a good idea
    Not for {price}, not this year
    {Price} buys a lot of other things
    I'd feel {price} leaving my account
    Knock it down to {own} and ask me again
    That's {work} to me, and {it} {isnt} worth that
    {Price} is about {work} where I sit, so no
    I measure things in hours, and {price} is {work}
    I'd be working {work} for {it}, think about that
    {Usual} is what that usually runs, so {price} needs explaining
    You can get close to that for {usual}, so why {price}
    I'm used to something like {usual}, {price} made me blink
    {Price} when the going rate is {usual}, come on
    {Year} a year, I did the math
    Spread over a year that's {year}, and then I'm out
    It doesn't sound like much till you see it's {year} a year
    [dry] {Price}, does it come with a person
    [dry] For {price} I'd expect {them} to do my taxes
    [brusque] {Price}? No
    [brusque] Too much. {Own}, tops
    [brusque] {Price} is silly
    [careful] I'd compare before I paid {price}, and I suspect it wouldn't hold up
    [worried] {Price} is real money to us right now
    [warm] I wish I could, but {price} is more than I've got for {it}
    [chatty] I laughed a little at {price}, I'm not going to lie
    `,
  ),
  /** Above the usual price, yet within what the speaker would pay. */
  stretch: bankOf(
    'price.stretch',
    `
    {Price} is a bit up there, but I'd do it
    It's more than the usual {usual}, I could still live with {price}
    I'd grumble at {price} and pay it
    {Price} is about as far as I'd go
    Any higher than {price} and I'm gone
    I winced at {price}, then I thought about it
    {Price} is steep, though not out of line for a good one
    I wouldn't pay {price} every week, once is fine
    If it holds up, {price} is all right
    {Price} isn't nothing, but I can cover it
    I'd go to {own} if I had to, so {price} is okay
    For {price} it had better be good
    {Price} hurts a little, that's how I know I want it
    I'd skip something else to cover {price}
    [careful] {Price} is at the top of what I'd call reasonable
    [dry] {Price}, fine, I didn't need lunch
    [brusque] {Price} is high. Okay though
    [warm] It's a treat at {price}, and I'd treat myself
    [chatty] I'd complain about {price} to everyone and then buy it
    `,
  ),
  /** Well within reach. */
  fair: bankOf(
    'price.fair',
    `
    {Price} sounds about right to me
    I'd have guessed more than {price}
    {Price} I wouldn't think twice about
    For {price} you can't really go wrong
    {Price} is less than I spend on nothing in a week
    At {price} it's worth finding out
    I've wasted {price} on dumber things
    {Price} is fair, I was braced for worse
    I'd pay up to {own}, so {price} is easy
    If it's {price}, there's not much to lose
    {Price} is under my limit, which is around {own}
    I pay around {usual} for that kind of thing, so {price} is fine
    Compared with the usual {usual}, {price} is okay
    {Price} is {work}, I can part with that
    That's {work} for me, no big deal
    {Price} and it's done, good
    I don't need a coupon for {price}
    {Price} fits
    Nobody's going broke over {price}
    [dry] {Price}, I've lost more than that in the couch
    [brusque] {Price}. Fine
    [careful] {Price} seems reasonable, provided there's nothing added at the end
    [warm] {Price} is kind to people like us
    [chatty] Oh, {price} is nothing, sign me up
    `,
  ),
  /** So low that it makes people wonder. */
  low: bankOf(
    'price.low',
    `
    {Price} makes me wonder what's wrong with {it}
    At {price} there's got to be a catch
    {Price} is almost too cheap
    I'd ask why it's only {price}
    For {price} I'd take the chance
    {Price}, I'd buy it to see what breaks first
    You can't get anything for {price} these days, so why {it}
    {Price} is coffee money
    For {price} I don't expect much, and that's fine
    I've never seen that kind of thing for {price}, it's usually more like {usual}
    If it's really {price}, good
    {Price} and I'm suspicious, I'm sorry
    [dry] {Price}, what did they leave out
    [brusque] {Price}? Sure
    [careful] {Price} is low enough that I'd read the terms
    [chatty] {Price}, okay, now I'm interested
    `,
  ),
  /** Recurring charges, whatever the amount. */
  recurring: bankOf(
    'price.recurring',
    `
    I've got enough things coming out of my account every month
    If it bills me every month I'll forget I have it
    One more subscription and I need a subscription to track them
    I'd rather pay once for {it} and be done
    Monthly is how they get you
    I just cancelled two of those, I'm not starting another for {it}
    They count on you forgetting to cancel {it}
    Everything wants a piece of me every month
    I don't rent things I can own
    I'd do {it} for a month and see, then probably forget to stop
    Can I stop it without calling somebody, that's what I'd ask about {it}
    The first month's fine, it's month nine that I resent
    I already pay monthly for things I don't open
    It's the drip that kills you, a little for {it}, a little for the next
    My statement looks like a phone book as it is
    I'd want a year price for {it}, not this every-month business
    [dry] Another monthly fee, just what I was missing
    [brusque] No more monthly anything
    [careful] I'd put a reminder in my calendar to cancel {it}
    [chatty] I went through my card last month and found four of those
    `,
  ),
  /** No price named, and price is the matter. */
  usual: bankOf(
    'price.usual',
    `
    I'm used to paying around {usual} for {unit}
    What I see in the store is more like {usual} for {unit}, that's my yardstick
    {Usual} for {unit} is about what it runs here
    Last I looked it was around {usual} for {unit}
    I remember it being well under {usual}, that's what stings
    Around {usual} for {unit}, that's what I'd call normal
    If it stays near {usual} for {unit} I don't complain
    I start looking around once {unit} goes past {usual}
    Give or take, {usual} for {unit} is what I have in mind
    My idea of the price of {unit} is stuck at about {usual}
    `,
  ),
} as const
