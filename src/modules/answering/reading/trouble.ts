import { isOnlyInstructions, withoutInstructions } from './instructions.ts'
import type { Trouble } from './reading.ts'
import { asksForHarm } from './trouble-harm.ts'
import { isForeign } from './trouble-language.ts'
import { asksForPrivate } from './trouble-private.ts'

/**
 * Why a question cannot simply be answered, read off its wording; null for the ordinary, however touchy: a survey may
 * ask about guns, drugs, death, crime, passwords and feelings. Instructions hidden in a real question are no trouble.
 */
export function troubleOf(text: string): Exclude<Trouble, 'unclear'> | null {
  const asked = withoutInstructions(text).text
  const folded = fold(asked)
  if (asksForHarm(folded)) return 'harm'
  if (asksForPrivate(folded, asked)) return 'private'
  if (isOnlyInstructions(text) || isOutOfRole(folded)) return 'out_of_role'
  return isForeign(asked) ? 'language' : null
}

/** Lower case, straight quotes, single spaces, compatibility forms undone: what the patterns are written for. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

// "Are you a robot vacuum owner?" goes on after the word, "Are you a robot?" does not.
const stops =
  '(?= *(?:[?.!,;:)"]|$|or\\b|and (?:not|what|who|which)\\b|answering|talking|speaking|responding|writing|behind))'

const patterns: readonly RegExp[] = [
  // What are you?
  new RegExp(
    `\\b(?:are|aren't|r) (?:you|u|we|these|they|the (?:respondents|panelists|panel members|personas))(?: guys| all)?(?: actually| really| just| even| truly| in fact| not| secretly)* (?:an? |the )?(?:real |actual |living |genuine |true )?(?:ai|a\\.i\\.?|artificial intelligence|bots?|robots?|chat ?bots?|humans?|human beings?|real|real person|real people|actual person|person|machines?|computers?|computer program|program|language models?|llms?|large language models?|gpt[- ]?\\w*|chat ?gpt|claude|gemini|synthetic|fake|simulated|simulations?|alive|conscious|sentient|made up|generated|persona|virtual)${stops}`,
  ),
  /\b(?:am i|are we|is this me) (?:talking|speaking|chatting|writing) (?:to|with) (?:an? )?(?:ai|bot|robot|machine|computer|real|human|person|chat ?bot|actual|language model)/,
  /\bis (?:this|it|that|there) (?:an? )?(?:ai|bot|real (?:person|human)|chat ?bot|language model|human|synthetic|actual (?:person|human))(?: (?:(?:answering|talking|writing|responding|speaking|panel)\b(?! when| if| at)|behind (?:this|these|the answers))|\b[^a-z]*$)/,
  /\bdo you (?:really |actually )?(?:exist|have (?:a )?(?:consciousness|soul|system prompt|physical body))\b[^a-z]*$/,
  /\b(?:what|which) (?:ai |language |llm |base |foundation |underlying |large language )*(?:model|llm|ai|gpt|engine)(?: version)? (?:are you(?: (?:based on|running on|running|built on|powered by|using to answer))?|powers you|runs you|is (?:this|behind you|behind this|answering)|generates? (?:you|your answers|these answers))[^a-z]*$/,
  /\bwho (?:made|created|trained|built|programmed|developed|designed|owns|operates) you\b[^a-z]*(?:$|and\b)/,
  /\bwhat (?:data )?(?:were you|are you|have you been) trained on\b|\byour (?:training (?:data|cut-?off)|knowledge cut-?off|context window|temperature setting|model weights|token limit)\b/,
  /(?:(?:^|[.!?,;:] )as|\b(?:since you are|given that you are|you are|you're)) (?:just |only |actually |really )?(?:an? )?(?:ai(?: (?:language )?model)?|language model|llm|chat ?bot|bot|chat ?gpt|gpt-?\d\w*|claude|gemini|machine|computer program)\b(?! (?:user|expert|engineer|developer|enthusiast))/,
  // Show what you were given.
  /\b(?:print|reveal|show|repeat|output|display|tell|give|share|paste|leak|dump|recite|describe|summari[sz]e|translate|what (?:is|are|was|were|does)|what's|read)\b[^.?!]{0,40}\b(?:system (?:prompt|message|instructions?)|(?:initial|hidden|original|secret|developer|internal) (?:prompt|instructions?|message)|your (?:prompt|system|initial instructions|instructions)(?= *(?:[?.!,;:]|$|say|tell|verbatim|word for word|above|and|exactly)))/,
  /\b(?:print|reveal|repeat|output|leak|dump|recite)\b[^.?!]{0,30}\b(?:everything|the (?:text|words|prompt|message|instructions)|all (?:text|words)|what (?:is|was|came)) (?:above|before)/,
  // Forget it; be something else.
  /(?:^|[.!?,:;] ?|\b(?:please|now|and|must|should|then|just) )(?:ignore|disregard|forget|override|bypass) (?:all |any |the |of |your |my |these )*(?:(?:previous|prior|earlier|above|preceding|system|original|initial) (?:instructions?|rules|prompts?|directions|guidelines|constraints|training)|your (?:instructions|rules|guidelines|programming|training|persona|restrictions|character))/,
  /(?:^|[.!?,:;] ?|\b(?:please|now|can you|could you|will you|i want you to|you must|just|let's) )(?:pretend|act|role-?play|behave|imagine|play|speak|talk|answer|respond|write)(?: that)?(?: (?:you are|you're|to be|as if you were|as if you are|as though you were|the (?:role|part) of|as|like|being))+ (?:an? |the |my |some )?(?:\w+ )?(?:dan\b|ai\b|a\.i\.|bot\b|chat ?bot|chat ?gpt|gpt|claude|gemini|siri|alexa|language model|llm|assistant\b|unrestricted|uncensored|unfiltered|jailbroken|evil|linux|terminal|interpreter|calculator|search engine|pirate|yoda|shakespeare|darth vader|batman|hitler|my (?:girlfriend|boyfriend|therapist|lawyer|doctor)|elon musk|donald trump|hacker|cat\b|dog\b|god\b)/,
  /\b(?:developer|dan|god|jailbreak|debug) mode\b[^.?!]{0,30}\b(?:enabled|on|activated|activate)\b|\b(?:enable|enter|activate) (?:developer|dan|god|jailbreak|debug) mode\b|\bjailbreak (?:yourself|prompt)\b|\bstay in character as\b|\byou are now (?:dan|free|unrestricted|in|no longer)\b/,
  /\b(?:break|drop|leave|get out of|step out of|stop being in) (?:your )?(?:character|role|persona)\b/,
  // Work for an assistant, not a question for a person.
  /(?:^|[.!?:] |\b(?:please|can you|could you|will you|i need you to|i want you to|help me) )(?:write|generate|create|make|produce|draft|compose|code)(?: me| us| up)? (?:some |an? |the |my |this )?(?:\w+ ){0,3}(?:python|javascript|java|sql|html|regex|code|script|function|program|query|poem|haiku|limerick|sonnet|essay|rap|song lyrics|cover letter|blog post|press release|homework|thesis|dissertation|short story|fan ?fiction|term paper)\b/,
  /^(?:please |can you |could you )?(?:translate|proofread|rewrite|paraphrase|summari[sz]e|debug|refactor|compile|solve) (?:this|the following|these|that|my|it|for me)\b/,
  /^(?:what(?:'s| is) |calculate |compute |solve )(?:the (?:square root|derivative|integral|sum|product) of|\d[\d., ]* ?(?:[*x×/÷^+]|times|plus|minus|divided by) ?\d)/,
]

function isOutOfRole(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}
