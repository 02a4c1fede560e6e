import { auxiliaryOf } from './auxiliaries.ts'
import { is, may, type Token } from './tokens.ts'
import { isAdverb, isPreposition } from './word-sets.ts'

const ofTheAsker =
  /^(?:app|product|products|service|services|site|website|store|shop|brand|company|menu|newsletter|prices?|team|platform|software|tool|survey|ad|ads|logo|slogan|packaging|website's|restaurant|hotel|business|range|newest|new|latest|online|mobile)$/
const causative = new Set(
  'make makes made let lets help helps helped get gets got tell tells told ask asks asked want wants allow allows teach cause expect give gives gave show shows showed bring send sends sent cost costs remind reminds bother bothers annoy worry worries encourage encourages enable stop stops stopped keep keeps prevent prevents force forces convince persuade attract interest interests appeal around suit suits affect affects concern concerns'.split(
    ' ',
  ),
)

/**
 * The words in the mouth of whoever answers: "you" is "I" before a verb and "me" elsewhere, "your" is "my", and "our
 * app" is "your app".
 */
export function turned(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const before = result[result.length - 1]
    const next = tokens[at + 1]
    const say = (text: string): void => {
      result.push({ ...token, text, low: text.toLowerCase() })
    }
    switch (token.low) {
      case 'you':
      case 'u':
      case 'ya': {
        if (!isSubject(tokens, at)) say('me')
        else if (is(next, 'are', 'were') && (tokens[at + 2] !== undefined || is(next, 'were'))) {
          const denied = is(tokens[at + 2], 'not')
          result.push({ ...token, text: is(next, 'are') ? "I'm" : 'I was', low: 'i', post: next!.post })
          at += 1
          if (denied) continue
        } else if (is(next, 'are')) {
          result.push({ ...token, text: 'I am', low: 'i', post: next!.post })
          at += 1
        } else say('I')
        break
      }
      case "you're":
        say("I'm")
        break
      case "you've":
        say("I've")
        break
      case "you'd":
        say("I'd")
        break
      case "you'll":
        say("I'll")
        break
      case "aren't":
        say(is(before, 'i') ? 'am not' : token.text)
        break
      case 'your':
        say('my')
        break
      case 'yours':
        say('mine')
        break
      case 'yourself':
        say('myself')
        break
      case 'yourselves':
        say('ourselves')
        break
      case 'our':
        say(next !== undefined && ofTheAsker.test(next.low) ? 'your' : token.text)
        break
      case 'us':
        say(
          is(tokens[at - 1], 'recommend') ||
            (is(tokens[at - 1], 'to', 'from', 'with', 'about', 'of') && next === undefined)
            ? 'you'
            : token.text,
        )
        break
      default:
        if (token.low === 'are' && is(next, 'you')) {
          say('am')
        } else result.push(token)
    }
  }
  return result
}

function isSubject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  let ahead = at + 1
  while (isAdverb(tokens[ahead]) || is(tokens[ahead], 'most', 'first', 'last', 'both', 'all', 'once', 'probably'))
    ahead += 1
  const next = tokens[ahead]
  if (before !== undefined && auxiliaryOf(before.low) !== null && next !== undefined) return true
  if (
    next !== undefined &&
    is(
      before,
      'if',
      'when',
      'whenever',
      'because',
      'while',
      'unless',
      'once',
      'where',
      'whether',
      'until',
      'what',
      'how',
    )
  )
    return true
  if (next === undefined || tokens.slice(at, ahead).some(({ post }) => /[,;:]/.test(post))) return before === undefined
  const verbal =
    auxiliaryOf(next.low) !== null ||
    may(next, 'verb') ||
    (may(next, 'past') && !is(next, 'used') ? true : is(next, 'used', "don't", "can't"))
  if (
    !verbal ||
    is(
      next,
      'to',
      'like',
      'for',
      'about',
      'more',
      'less',
      'better',
      'back',
      'even',
      'best',
      'less',
      'most',
      'off',
      'down',
      'up',
      'free',
      'feel',
    )
  )
    return (
      is(next, 'like', 'feel') &&
      !isPreposition(before) &&
      !(before !== undefined && causative.has(before.low)) &&
      !/^(?:look|looks|sound|sounds|people|person|someone|just|exactly)$/.test(before?.low ?? '')
    )
  if (
    isPreposition(before) &&
    !is(before, 'before', 'after', 'since', 'until', 'than', 'as', 'like') &&
    !is(before, 'about')
  )
    return false
  return !(before !== undefined && causative.has(before.low))
}
