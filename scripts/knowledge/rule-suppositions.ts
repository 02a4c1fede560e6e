import { personal, supposed } from '../data/knowledge-suppositions.ts'
import { type Problem, problemAt, type Rule } from './problem.ts'

/** What words give away about their speaker is in `who`; what is said for an option presupposes nobody in particular. */
export const suppositionsStated: Rule = ({ voices, says }) => [
  ...voices.flatMap((row): Problem[] => {
    const { say, who } = row.value
    const { added, dropped, who: whole } = supposed(say, who)
    if (dropped !== undefined)
      return [problemAt(row, `"${say}": nobody could say it (${dropped})`, 'reword it, or mend `who`')]
    return added.length === 0
      ? []
      : [problemAt(row, `"${say}" presupposes ${added.join(', ')}`, `"who":${JSON.stringify(whole)}`)]
  }),
  ...says.flatMap((row) =>
    Object.entries(row.value.says).flatMap(([option, sentences]) => {
      const leaking = sentences.filter((say) => isPersonal(say))
      // Where the option itself is only some people's ("My wife does it"), all of its sentences are.
      return leaking.length === sentences.length
        ? []
        : leaking.map((say) =>
            problemAt(row, `"${say}" is true of some only (${option})`, 'anybody must be able to say it'),
          )
    }),
  ),
]

function isPersonal(say: string): boolean {
  const { added, dropped } = supposed(say, {})
  return dropped !== undefined || added.some((name) => personal.has(name))
}
