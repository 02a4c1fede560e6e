/** What stands around the figures of docs/briefs.md. */

export const intro = `# Briefs: how sentences are understood

<!-- Written by \`npm run brief-exam\`; do not edit. -->

A brief is a request in plain English: whom to ask, how many of them, and what to learn. Without a language model it is read
by rules, so the same words always mean the same, and every reading is shown back: the filters, the shares, what candidates
are asked, what was assumed, and what was left aside and why. This page says what the words mean, and how often the rules get
it right.

## What words mean

Conditions on different matters hold together; those of one matter are alternatives ("nurses and teachers", "in Texas and
Florida"), except for illnesses and medicines, of which one person can have several.
`

const phrases: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'Age',
    [
      ['over 40; 40+, 40 and over, over-40s', 'from 41; from 40'],
      ['under 30', 'up to 29'],
      ['25 to 34, 25-34, between 25 and 34', 'both ends included'],
      ['in their thirties; early, mid-, late thirties', '30 to 39; 30 to 33, 34 to 36, 37 to 39'],
      ['around 40', '37 to 43'],
      ['Gen Z, millennials, Gen X, baby boomers', 'by years of birth: from 1997, 1981, 1965, 1946; adults only'],
      ['young adults, college-age, middle-aged, seniors', '18 to 29, 18 to 24, 40 to 59, from 65'],
    ],
  ],
  [
    'Family',
    [
      ['moms, dads, parents', 'who have a child of any age'],
      ['moms of babies, toddlers, preschoolers', 'with a child up to 1, of 1 to 3, of 3 to 5'],
      ['with young kids; school-age; teenagers', 'up to 5; 6 to 12; 13 to 17'],
      ['kids under 10; grown children', 'with a child up to 9; with one from 18'],
      ['kids at home; empty nesters', 'a child under 18 lives there; parents without one there'],
      ['mother of three; large families', 'three children; at least three'],
      ['single', 'not married: never, divorced, widowed or separated'],
    ],
  ],
  [
    'Money',
    [
      ['earning over $100k, six figures, affluent', 'own income from 100,000 US dollars a year'],
      ['wealthy', 'own income from 150,000'],
      ['low-income; low-income families', 'own income up to 30,000; of the household up to 40,000'],
      ['middle class', 'household income from 50,000 to 150,000'],
    ],
  ],
  [
    'Work',
    [
      ['freelancers, gig workers, small business owners', 'self-employed'],
      ['working moms', 'employed or self-employed'],
      ['stay-at-home moms, students, retirees', 'by what they say they mainly do'],
      ['nurses, truck drivers, …', 'a job title as people say it'],
      ['works in health care, in construction', 'the industry'],
    ],
  ],
  [
    'Health',
    [
      ['on Ozempic', 'a medicine of its class'],
      ['people with X and Y; X or Y', 'both; at least one'],
      ['smokers, ex-smokers, non-smokers', 'now, formerly, not now'],
      ['heavy drinkers, teetotallers', 'by what they drink'],
    ],
  ],
  [
    'How many, and in which shares',
    [
      ['a dozen, a handful, a couple of dozen', '12, 5, 24'],
      ['20-30 people; about 20', '30; 20'],
      ['10 men and 10 women; half men, half women', '20 in halves; halves of however many'],
      ['60% women', '60 % women, 40 % men'],
    ],
  ],
  [
    'Everything else',
    [
      ['not, except, excluding, no, without', 'those are left out'],
      ['nurses in Texas and teachers in Ohio', 'either the one or the other'],
      [
        'who love hiking, who drive an electric car',
        'no filter has it: candidates are asked, and who says otherwise goes',
      ],
      ['no place at all', 'adults in the United States, and the reading says so'],
      ['people, anyone, everybody', 'all of them'],
    ],
  ],
]

export const meanings = phrases
  .map(
    ([title, rows]) =>
      `### ${title}\n\n| said | understood |\n|---|---|\n${rows.map(([said, meant]) => `| ${said} | ${meant} |`).join('\n')}\n`,
  )
  .join('\n')

export const outcomes = `## What comes of a brief

- **It is carried out** when whom to ask and, for a study, what to learn can be read from it.
- **It asks back** when one of these is missing, or a country is named whose people there are none of. The questions can be
  answered in a line, again and again.
- **It is refused** when its conditions exclude each other, when nobody is left, when it wants to ask minors, when it is after
  particular real people, or when it aims at harm. Parents of teenagers, and research that protects people from harm, are
  welcome.
`
