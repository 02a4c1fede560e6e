/** What a condition is called by when it is taken back, and the fields that it may have set. */
const subjects: readonly (readonly [names: string, fields: readonly string[]])[] = [
  ['ages?', ['age']],
  [
    'locations?|places?|states?|city|cities|country|countries|regions?|geography|where (?:they|people) (?:live|are)',
    ['country', 'state', 'city', 'region', 'urbanicity'],
  ],
  ['gender|sex', ['sex']],
  ['incomes?|salary|salaries|earnings|money|what they (?:earn|make)', ['annual_income_usd', 'household_income_usd']],
  ['education|degrees?|schooling', ['education']],
  ['jobs?|occupations?|professions?|what they do for a living', ['occupation', 'occupation_major_group', 'industry']],
  ['kids|children|parents?|parenthood', ['is_parent', 'num_children', 'child_age', 'children_at_home']],
  ['marital status|marriage|relationship status', ['marital_status']],
  ['ethnicity|race', ['ethnicity']],
  ['religion|faith', ['religion']],
  ['party|politics', ['party', 'political_views']],
  ['pets|dogs|cats', ['pets']],
  ['(?:gender |even |sex )?(?:splits?|quotas?|shares|balance)', ['quotas']],
  ['health|conditions?|illness(?:es)?', ['health_conditions']],
]

const end = '(?=\\s*(?:$|[,;.!?\\n—]|and\\b|but\\b|please\\b|then\\b))'
const limit =
  '(?: (?:limits?|ranges?|conditions?|criteri(?:on|a)|requirements?|restrictions?|filters?|brackets?|parts?|bits?|things?))'
const takingBack =
  "(?:forget(?: about)?|drop|ignore|scrap|remove|ditch|never ?mind(?: about)?|lose|skip|leave out|lift|(?:don't|do not) (?:worry|care) about)"
const patterns = subjects.map(
  ([names, fields]) =>
    [
      new RegExp(
        `(?<!\\p{L})${takingBack} (?:the |their |any |about )?(?:${names})${limit}?(?: please| then)?${end}`,
        'giu',
      ),
      fields,
    ] as const,
)

/** A later text without what it takes back, and the fields of that: "forget the age, and make it 20". */
export function withoutDropped(text: string): { text: string; dropped: string[] } {
  const dropped: string[] = []
  let kept = text
  for (const [pattern, fields] of patterns) {
    const rest = kept.replace(pattern, ' ')
    if (rest !== kept) dropped.push(...fields)
    kept = rest
  }
  // What joined it to the rest joins nothing any more.
  return { text: dropped.length === 0 ? text : kept.replace(/^[\s,;.!—]*(?:and |but )?/i, '').trim(), dropped }
}
