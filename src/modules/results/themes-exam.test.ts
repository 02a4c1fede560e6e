import { expect, test } from 'vitest'
import { withoutAsides } from './themes-asides.ts'
import { codesIn } from './themes-frame.ts'
import { sentencesIn } from './themes-sentences.ts'

/** Sentences, and the labels that a careful coder would give each of them, parted by semicolons. */
const exam: readonly [sentence: string, labels: string][] = [
  ['It is simply too expensive for what you get.', 'Price and value'],
  ['Twelve dollars a month is fine with me.', 'Price and value'],
  ['With two mortgages I just cannot afford another bill.', 'Tight budget; Housing and rent'],
  ['They hit you with overdraft fees the minute you slip up.', 'Fees, charges and rates'],
  ['I only ever buy it when I have a coupon.', 'Deals and discounts'],
  ['The stitching is poorly made and feels cheap.', 'Quality'],
  ['My last one fell apart after six weeks.', 'Durability and reliability'],
  ['It tastes like cardboard to me.', 'Taste and flavor'],
  ['I want to know that the ingredients are natural.', 'Freshness and ingredients'],
  ['There are never enough options for someone like me.', 'Variety and choice'],
  ['The portions are tiny.', 'Size and amount'],
  ['It looks ugly next to everything else on my desk.', 'Design and looks'],
  ['The chair is so comfortable that I fell asleep in it.', 'Comfort; Tiredness and sleep'],
  ['It took me an hour to figure it out, far too complicated.', 'Ease and simplicity'],
  ['It would be so convenient to have everything arrive at my door.', 'Convenience and saving time'],
  ['Shipping took three weeks and the box arrived damaged.', 'Delivery and shipping'],
  ['I hate being locked into a contract.', 'Canceling and commitment; Negative overall'],
  ['The staff were rude and nobody wanted to help.', 'Service and staff'],
  ['The app crashed twice before I could log in.', 'Technical problems; Features and technology'],
  ['Half the answers it gave me were inaccurate.', 'Mistakes and accuracy'],
  ['I stick to brands that have a good reputation.', 'Brand and reputation'],
  ['My sister told me it changed her mornings.', 'Recommendations of others; Family and children'],
  ['All I hear is hype and commercials.', 'Advertising and hype'],
  ['I do not trust a word that company says.', 'Trust and honesty'],
  ['Who knows where my personal data ends up.', 'Privacy and data'],
  ['It sounds like a scam to me.', 'Scams and theft'],
  [
    'I would worry about the children getting hurt, it looks dangerous.',
    'Stress and worry; Family and children; Safety and security; Aches, pain and mobility',
  ],
  ['I already have a blender that works fine.', 'Already have something'],
  ["I just don't see the point of it.", 'No need for it'],
  ["Not my thing, I couldn't care less.", 'Not interested'],
  ['I would wait for the reviews first.', 'Waiting to see; Recommendations of others'],
  ["I really don't know what to think about it.", 'Unsure or no opinion'],
  ['I have never tried one myself.', 'Never tried it'],
  ["I'd rather cook something myself.", 'Prefer something else; Cooking and meals'],
  ['It is part of my morning routine by now.', 'Habit and routine'],
  ["I've been with the same bank for years and see no reason to switch.", 'Sticking with the familiar; No need for it'],
  ['What a clever idea, I would try it once.', 'New and interesting'],
  ['Everything went well and I was very satisfied.', 'Good experience'],
  ['I got burned before and was bitterly disappointed.', 'Bad experience'],
  ["I'm all for it, it is long overdue.", 'In favor of it'],
  ['I am opposed to the whole plan.', 'Against it'],
  ['My kids would fight over it.', 'Family and children; Division and anger'],
  ['It gives me a reason to see my friends.', 'Friends and social life'],
  ['My doctor told me to watch my blood pressure.', 'Health; Health care and insurance'],
  ['Too much sugar and far too many calories.', 'Diet and nutrition'],
  ['My knees ache on the stairs.', 'Aches, pain and mobility'],
  ['By the evening I am completely exhausted.', 'Tiredness and sleep'],
  ['It makes me anxious just thinking about it.', 'Stress and worry'],
  ['We had so much fun that night.', 'Fun and enjoyment'],
  ['I love the quiet out there, it is so peaceful.', 'Peace and quiet; Positive overall'],
  ['The place is always packed and noisy.', 'Crowds and noise'],
  ['I waited in line for forty minutes.', 'Waiting and lines'],
  ["Between two jobs I don't have the time.", 'No time for it; Jobs and the economy'],
  ['I want to decide for myself and work at my own pace.', 'Independence and freedom'],
  ['It reminds me of my childhood.', 'Memories and tradition'],
  ['They pay terrible wages there.', 'Pay and income'],
  ['Automation will take our jobs.', 'Jobs and the economy; Machines instead of people'],
  ['I want to speak to a real person.', 'Machines instead of people'],
  ['My taxes are high enough already.', 'Taxes and public money'],
  ['The politicians only care about getting elected.', 'Government and politicians'],
  ['It is unfair to people who work hard.', 'Fairness'],
  ['Groceries have gone up every single month because of inflation.', 'Rising costs; Cooking and meals'],
  ['There is so much crime downtown after dark.', 'Crime and drugs; Shops and local business'],
  ['The schools here need better teachers.', 'Schools and education'],
  ['The neighbors look out for each other.', 'Community and neighbors'],
  ['The nearest store is an hour away and there is no parking.', 'Distance and getting there'],
  ['All that plastic ends up in a landfill.', 'Waste and packaging'],
  ['It is better for the planet.', 'Environment and climate'],
]

/** Sentences with words of a code that are not about it. */
const falseFriends: readonly [sentence: string, label: string][] = [
  ['To be fair, it is not bad.', 'Fairness'],
  ['For what it is worth, I went.', 'Price and value'],
  ['Trust me, you will see.', 'Trust and honesty'],
  ['It was on my mind the last time.', 'No time for it'],
  ['I have free time on Fridays.', 'Price and value'],
  ['I am sick of it.', 'Health'],
  ['We broke down laughing, I was broke.', 'Durability and reliability'],
  ['As far as I know, so far so good.', 'Distance and getting there'],
  ['I like hot dogs.', 'Pets and animals'],
  ['She is my mother in law.', 'Rules and red tape'],
  ['The rest of it was fine.', 'Peace and quiet'],
  ['I cannot wait to go.', 'Canceling and commitment'],
  ['It comes with ice cream.', 'Weather and seasons'],
  ['That is a waste of time.', 'Waste and packaging'],
  ['I would like something like that.', 'Positive overall'],
  ['As far as I recall, yes.', 'Safety and security'],
  ['Nothing is wrong with my old school friends.', 'Schools and education'],
]

function labelsIn(text: string): string[] {
  return sentencesIn(text).flatMap((one) => [...codesIn(withoutAsides(one), () => false).keys()])
}

test('words that only look like a code are not taken for it', () => {
  expect(falseFriends.filter(([sentence, label]) => labelsIn(sentence).includes(label))).toEqual([])
})

test('the frame finds at least 90 % of what a coder finds in the exam, and 90 % of what it finds is right', () => {
  let expectedCount = 0
  let foundCount = 0
  let right = 0
  const misses: string[] = []
  for (const [sentence, labels] of exam) {
    const expected = labels.split('; ')
    const got = labelsIn(sentence)
    const both = expected.filter((label) => got.includes(label)).length
    expectedCount += expected.length
    foundCount += got.length
    right += both
    if (both < expected.length || both < got.length) misses.push(`"${sentence}": ${got.join('; ')}`)
  }
  const summary = `theme exam: ${right} of ${expectedCount} found, ${foundCount - right} too many. ${misses.join('\n')}`
  expect(exam.length).toBeGreaterThanOrEqual(60)
  expect(right / expectedCount, summary).toBeGreaterThanOrEqual(0.9)
  expect(right / foundCount, summary).toBeGreaterThanOrEqual(0.9)
})
