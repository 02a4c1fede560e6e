import type { Change, Proposal, Scene, SentenceRule } from './mending.ts'
import { beforeEnd, casedLike } from './well-formed.ts'

/** Things that some people do and others never. What everybody does ("eat", "sleep") takes nothing for granted. */
const howOften =
  /^(?:about |roughly |on average,? )?how (?:often|frequently|regularly) (?:do|did|have|would|will) you (?:currently |usually |typically |actually )?(use|used|using|buy|bought|purchase|order|visit|visited|play|smoke|gamble|vape|rent|download|stream|subscribe|shop (?:at|on|with|from|in)|log (?:in|on)(?:to)?|attend|recommend|donate|fly with|stay at|dine at|eat at|bank with)\b/i
const stopped = /^when did you (stop|quit|give up|start using|realize)\b/i
const liked = /^what do you (like|love|enjoy|dislike|hate|appreciate|admire) about (?=\S)/i
const likedTold =
  /\b(tell (?:us|me)|describe|explain|share|say) what you (like|love|enjoy|dislike|hate|appreciate)(?: most)? about (?=\S)/i
const troubles =
  /^what (?:kinds? of |sorts? of |types? of )?(?:\p{L}+ )?(problems?|issues?|difficult(?:y|ies)|frustrations?|concerns?|challenges?|benefits?|improvements?|complaints?|side effects|obstacles|annoyances|worries|regrets)\s(?:do|did|have|has|are|were|would|will) (?:you|your)\b/iu
const gained =
  /^how (much(?: (?:time|money|easier|faster|better|more [\p{L}]+))?|greatly|significantly) (?:has|have|did|does|do|will|would|is|are)\b(?! you (?!save|benefit))[^?]*\b(improved?|helped?|help|benefit(?:ed)?|saved?|boosted|enhanced?|enriched|made|simplif(?:y|ied))\b/iu
const bettered =
  /^how (has|have|did|does|do|will|would) (?!you\b|i\b|we\b)(.+?) (improved?|enhanced?|enriched?|helped|help|benefit(?:ed)?|made) (your|you)\b(?!.*\bif at all\b)/i
const soon =
  /^how (soon|quickly) (?:will|would|do|are) you (?:plan(?:ning)? to |going to |be )?(?:buy|order|switch|upgrade|subscribe|sign up|purchase|try|download|install|buying|switching|upgrading)\b/i
const whyGood =
  /^why (is|are|was|were) (.+?) (?:so |such (?:an? )?|the )?(great|good|amazing|awesome|popular|loved|fantastic|wonderful|terrible|awful|bad|horrible|useful|delicious|successful|special|important|best|disastrous)([?.!]*)$/i
const whyBetter =
  /^why (is|are|was|were) (.+?) (?:so much |much |far )?(better|worse|cheaper|superior|easier|faster) (?:than|to) (.+?)([?.!]*)$/i
const whyLoved =
  /^why (do|did) you (love|adore|hate|despise|enjoy) (?=(?:using |shopping at |shopping with |visiting )?(?:our|this|the new)\b)/i

const open = /\b(?:if at all|if any|if ever|if you did|if anything|if you (?:do|have)|if so|at all|or not|never)\b/i
const never =
  /\b(?:never|not at all|do not|don't|not applicable|n\/?a|none|no|haven't|have not|zero|0|less|rarely|seldom|not)\b/

const presumed = (found: string, why: string): Change => ({ kind: 'presumption', found: found.trim(), why })

/** Questions that only some people can answer, opened to the others. */
export const presumptions: SentenceRule = (core, scene) => {
  if (open.test(core)) return []
  // Options name one side already, and answers to the other would not fit them.
  const turned = (scene.format.options ?? []).length > 0 ? [] : oneSided(core, scene.reading.text)
  if (turned.length > 0) return turned
  const better = bettered.exec(core)
  if (better !== null && !/^how (?:much|greatly|significantly)\b/i.test(core)) return [changedForBetter(core, better)]
  const added = addition(core, scene)
  if (added === null) return []
  return [{ text: beforeEnd(core, `, ${added.words}`), change: presumed(added.found, added.why) }]
}

function addition(core: string, { reading, format }: Scene): { words: string; found: string; why: string } | null {
  const answerable = reading.options.some(({ key }) => never.test(key)) || (format.options ?? []).length > 0
  const often = howOften.exec(core)
  if (often !== null && !answerable && reading.scale === null)
    return {
      words: 'if at all',
      found: often[0],
      why: 'It takes for granted that everybody does; some may never do so.',
    }
  const ended = stopped.exec(core)
  if (ended !== null && !answerable && reading.type === 'open')
    return {
      words: 'if you did',
      found: ended[0],
      why: 'It takes for granted that they did, and leaves the others nothing true to say.',
    }
  const trouble = troubles.exec(core)
  if (trouble !== null && !answerable)
    return {
      words: 'if any',
      found: trouble[0],
      why: `It takes for granted that there are ${trouble[1]!.toLowerCase()}, and makes people look for some.`,
    }
  const gain = gained.exec(core)
  if (gain !== null && (format.options ?? []).length === 0)
    return {
      words: /\b(?:time|money)$/i.test(gain[1]!) ? 'if any' : 'if at all',
      found: gain[0],
      why: 'It takes for granted that there was something to gain.',
    }
  const hurry = soon.exec(core)
  if (hurry !== null && !answerable)
    return {
      words: 'if at all',
      found: hurry[0],
      why: 'It takes for granted that they will; some may not want to at all.',
    }
  return null
}

function changedForBetter(core: string, better: RegExpExecArray): Proposal {
  const [, auxiliary, thing, verb, object] = better
  const affect = /^(?:has|have)$/i.test(auxiliary!) ? 'affected' : 'affect'
  const keeps = /^(?:made|help|helped|benefit|benefited)$/i.test(verb!)
  const text = keeps ? core : `How ${auxiliary} ${thing} ${affect} ${object}${core.slice(better[0].length)}`
  return {
    text: beforeEnd(casedLike(text, core), ', if at all'),
    change: presumed(better[0], 'It takes for granted a change for the better; there may have been none.'),
  }
}

/** Questions for one side only, put as questions for both. */
function oneSided(core: string, whole: string): Proposal[] {
  // Where both sides are asked for, one after the other, nothing is missing.
  if (/\blike\b/i.test(whole) && /\bdislike\b/i.test(whole)) return []
  const like = liked.exec(core)
  if (like !== null && !/\b(?:most|least|best)\b/i.test(core)) {
    const text = casedLike(`What do you like and dislike about ${core.slice(like[0].length)}`, core)
    return [
      {
        text,
        change: presumed(
          like[0],
          `It asks only for what people ${like[1]!.toLowerCase()}; the other side would never be heard.`,
        ),
        liberties: ['both'],
      },
    ]
  }
  const told = likedTold.exec(core)
  if (told !== null) {
    const text = `${core.slice(0, told.index)}${told[1]} what you like and dislike about ${core.slice(told.index + told[0].length)}`
    return [
      {
        text,
        change: presumed(
          told[0],
          `It asks only for what people ${told[2]!.toLowerCase()}; the other side would never be heard.`,
        ),
        liberties: ['both'],
      },
    ]
  }
  const good = whyGood.exec(core)
  if (good !== null && /\b(?:our|this)\b/i.test(good[2]!))
    return [
      {
        text: casedLike(`What do you think of ${good[2]}${good[4]}`, core),
        change: {
          kind: 'leading',
          found: `so ${good[3]}`,
          why: `It takes for granted that it is ${good[3]!.toLowerCase()}, and asks only for the reasons.`,
        },
      },
    ]
  const better = whyBetter.exec(core)
  if (better !== null && /\bour\b|\p{Lu}/u.test(better[2]!))
    return [
      {
        text: casedLike(
          `How ${/^(?:are|were)$/i.test(better[1]!) ? 'do' : 'does'} ${better[2]} compare with ${better[4]}${better[5]}`,
          core,
        ),
        change: {
          kind: 'leading',
          found: better[3]!,
          why: `It takes for granted that it is ${better[3]!.toLowerCase()}.`,
        },
      },
    ]
  const love = whyLoved.exec(core)
  if (love === null) return []
  return [
    {
      text: casedLike(`How do you feel about ${core.slice(love[0].length)}`, core),
      change: presumed(love[0], `It takes for granted that people ${love[2]!.toLowerCase()} it.`),
      liberties: ['turn'],
    },
  ]
}
