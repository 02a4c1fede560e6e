import type { Problem, Rule } from './problem.ts'
import type { Base } from './read-base.ts'
import { otherCountries } from './rule-countries.ts'
import { sentenceForm } from './rule-form.ts'
import { fullCategories } from './rule-full-categories.ts'
import { names } from './rule-names.ts'
import { variedOpenings } from './rule-openings.ts'
import { honestConfidence, questionsOnce } from './rule-questions.ts'
import { recordsOnce } from './rule-records.ts'
import { saidOnce } from './rule-repeats.ts'
import { noStereotype } from './rule-stereotypes.ts'
import { suppositionsStated } from './rule-suppositions.ts'
import { tiltsWithinReason } from './rule-tilts.ts'

const rules: readonly Rule[] = [
  names,
  questionsOnce,
  honestConfidence,
  tiltsWithinReason,
  fullCategories,
  otherCountries,
  recordsOnce,
  saidOnce,
  sentenceForm,
  variedOpenings,
  suppositionsStated,
  noStereotype,
]

/** Everything wrong, by file and line. While a line has the wrong shape nothing else is looked at: it would be echoes. */
export function problemsOf(base: Base): Problem[] {
  const found = base.misshapen.length > 0 ? [...base.misshapen] : rules.flatMap((rule) => rule(base))
  return found.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}
