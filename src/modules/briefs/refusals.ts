import type { Refusal } from './brief.ts'
import { harmIn } from './harms.ts'
import { realPersonsIn } from './real-persons.ts'

/** Words for people under 18 as those to be asked. */
const minors =
  /\b(?:(?:children|kids|boys|girls|pupils|students|youths?|youngsters|minors|respondents|participants|people|teens|teenagers|ones)\s+(?:who are\s+)?(?:aged?|ages|between(?: the ages of)?|between)?\s*(?:\d|1[0-7])\s*(?:-|to|and|–)\s*(?:\d|1[0-7])\b(?!\s*(?:%|hours|minutes|times|days|years of))|(?:under|below)[\s-]?(?:1[0-8]s|(?:1[0-8]|eighteen)(?: years| year olds?)?(?=\s*(?:[,.;]|$|years)))|(?:middle|high|elementary|primary|secondary|grade|junior high)[\s-]?school(?:ers|[\s-](?:kids|students|pupils|girls|boys|children))|schoolchildren|school kids|schoolkids|(?:pre-?)?teen(?:ager)?s|tweens|adolescents|minors|kindergart(?:e)?ners|toddlers|(?:\d|1[0-7])(?:\s*(?:-|to)\s*(?:\d|1[0-7]))?[\s-]year[\s-]olds?|(?:teenage|teen|underage|preteen|school-?aged?) (?:girls|boys|kids|students|children|users|drinkers|people)|kids|children|boys|girls|underage people|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh)[\s-]graders|babies|infants|pupils|schoolgirls|schoolboys)\b/gi

/** What makes them somebody's children, a memory, or a topic rather than respondents. */
const notAsked =
  /(?:\b(?:of|with|for|have|has|having|had|raise|raising|raises|their|your|my|our|his|her|to|about|by|own|about their|teach|teaching|teaches|coach|coaching|care for|caring for|without|no|buy|buying|and|or|work with|working with|when (?:you|they) were|as|were|adopt|adopting|foster|fostering|homeschool|homeschooling|protect|protecting|on|parent|parenting|feed|feeding|drive|grown|adult|bring|bringing|expecting|school-age|school-aged)\s+(?:[\p{L}\p{N}'-]+\s+){0,3}|-)$/iu
const owned =
  /^(?:'s?\b|\s+(?:at home|books|clothes|toys|apps?|products?|food|snacks|shows|movies|room|menu|brand|wear|parents|teachers|nurses|mom|moms|dads|hospital|magazine|shoes|furniture|programs?|sports|vitamins|education|services|museum|content|line|market)\b)/i

const cut = (said: string): string => said.replace(/\s+/g, ' ').trim().slice(0, 160)

/**
 * What a brief asks for that will not be done; null when there is nothing. `audience` is where it says whom to ask, `unread`
 * what could be made nothing of: words for children are no words for anybody on the panel.
 */
export function refusalOf(
  text: string,
  { audience, aims, unread }: { audience: readonly string[]; aims: readonly string[]; unread: readonly string[] },
): Refusal | null {
  const person = realPersonsIn(text)
  if (person !== undefined) {
    return {
      reason: 'real_people',
      message:
        'The panel consists of synthetic people. Particular real persons are neither identified, located nor profiled here.',
      said: cut(person),
    }
  }
  const aim = harmIn(text)
  if (aim !== undefined) {
    return {
      reason: 'harmful',
      message: `Research whose aim is to harm people is not done here: “${cut(aim)}”.`,
      said: cut(aim),
    }
  }
  // In an aim only those who are its subject are meant to answer: "what do teenage girls think".
  const subjects = (audience.length > 0 ? [] : aims).flatMap(
    (aim) =>
      /\b(?:do|does|would|will|are|can|should|did|whether|if|how|why|which)\s+((?:[\p{L}\p{N}-]+\s+){0,2}[\p{L}\p{N}-]+)/iu.exec(
        aim,
      )?.[1] ?? [],
  )
  for (const part of [...audience, ...subjects, ...unread]) {
    const said = minorsIn(part)
    if (said !== undefined) {
      return {
        reason: 'minors',
        message: `Everybody on the panel is 18 or older, so “${cut(said)}” cannot be asked. Their parents can, or adults aged 18 to 24.`,
        said: cut(said),
      }
    }
  }
  return null
}

function minorsIn(part: string): string | undefined {
  for (const match of part.matchAll(minors)) {
    const before = part.slice(Math.max(0, match.index - 60), match.index)
    if (notAsked.test(before) || /\bwhose\b[^,;.]*$/i.test(before)) continue
    if (owned.test(part.slice(match.index + match[0].length))) continue
    return match[0]
  }
  return undefined
}
