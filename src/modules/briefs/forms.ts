/** What people fill in behind a colon, as the words that say it elsewhere: "Kids: no" is "without kids". */
const entries: readonly (readonly [label: string, yes: string, no: string])[] = [
  ['(?:has |have )?(?:kids|children)', 'with kids', 'without kids'],
  ['parents?|mothers?|fathers?', 'parents', 'without kids'],
  ['(?:current )?smok(?:ers?|ing|es?)', 'smokers', 'non-smokers'],
  ['home ?owners?|owns? (?:a )?home', 'homeowners', 'renters'],
  ['married', 'married people', 'not married'],
  ['retired|retirees', 'retired people', 'not retired'],
  ['students?', 'students', 'no students'],
  ['employed|working', 'employed people', 'not employed'],
  ['(?:has |have |owns? )?(?:an? )?(?:dogs?|cats?)(?: owners?)?', 'with a $1', 'without a $1'],
]
const filled = entries.map(
  ([label, yes, no]) =>
    [
      new RegExp(`(^|\\n|[;,.] ?)(• )?(?:${label}) ?[:?=] ?(yes|y|no|n|none)(?=\\s*(?:$|[\\n;,.]))`, 'gi'),
      yes,
      no,
    ] as const,
)
const anyOf =
  /(^|\n|[;.] ?)(• )?(?:sex|gender|age|race|ethnicity|income|region|location|education|religion|marital status|state) ?[:=] ?(?:any|all|both|mixed|mix|open|no preference|doesn't matter|n\/a|-)(?=\s*(?:$|[\n;.]))/gi

/** Items of a list that say what people do, have or are not: a relative clause without its first word. */
const clause =
  /(^|\n)(• |\d{1,2}[.)] )(?:must |should |need to |currently )?(?=(?:owns?|lives?|ha(?:s|ve)|don't|doesn't|do not|does not|do|does|works?|drives?|uses?|shops?|buys?|drinks?|eats?|earns?|rents?|smokes?|plays?|speaks?|is|are|bought|takes?|reads?|watch(?:es)?|listens?|go(?:es)?|travels?|commutes?|attends?|subscribes?|pays?|cooks?|makes?|manages?|can|can't|cannot|haven't|hasn't|aren't|isn't|never|regularly|recently|likes?|loves?|enjoys?|plans?|wants?|follows?|votes?|identify|identifies|suffers?|cares?|looks? after|raises?|switched|moved|visited|ordered|tried)\b(?! (?:they|you|we|i|it|the following)\b)[^\n?]*(?:\n|$))/giu
const negated =
  /(^|\n)(• |\d{1,2}[.)] )not (?=(?!in |from |only |just |more |less |sure )[\p{L}-]+(?: [\p{L}-]+){0,3}[ .]*(?:\n|$))/giu

/** A tidied text with the entries of a form written out. */
export function formsWrittenOut(text: string): string {
  let written = text.replace(anyOf, '$1').replace(clause, '$1$2who ').replace(negated, '$1$2who are not ')
  for (const [pattern, yes, no] of filled) {
    written = written.replace(pattern, (said, before: string, bullet: string | undefined, answer: string) => {
      const pet = /dog|cat/i.exec(said)?.[0].toLowerCase() ?? ''
      return `${before}${bullet ?? ''}${(/^y/i.test(answer) ? yes : no).replace('$1', pet)}`
    })
  }
  return written
}
