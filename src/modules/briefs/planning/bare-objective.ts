/** What is at hand, before it is said that it is to be judged: "We have a smart bottle: feedback on it". */
const shown =
  /^(?:we|i)(?:['’]ve)? (?:have|came up with|come up with|made|built|designed|developed|created|invented|got) ((?:an?|the) [^:;—]{3,100}?)\s*[:;—,-]\s*(?:please )?(?:(?:test|try|check|judge|rate) (?:it|this)|(?:get |some |any )?(?:feedback|reactions?|opinions?|thoughts?|views)(?: (?:on|to|about|of) (?:it|this))?)$/i

/** What authors say of their task before they come to it. */
const task =
  /^(?:(?:i|we)(?:['’]d| would| want| need| am| are|['’]m|['’]re)?(?: like| trying| looking| hoping| want| need)?(?: to know| to)? |(?:the |our |my )?(?:goal|aim|objective|purpose|idea|concept|topic|question|research question|concept test|name test|message test)(?: here)?(?: is)?(?: to\b|:) ?|please |tell (?:me|us) |help (?:me|us) (?:to )?|to (?=\p{L}))/iu
const verb =
  /^(?:(?:better|deeply|really|quickly)\s+)?(?:understand|learn|find out|figure out|explore|examine|test|measure|evaluate|investigate|identify|determine|assess|discover|see|know|research|study|gauge|probe|uncover|validate|map|hear|ask|discuss|talk|get (?:their )?(?:feedback|reactions?|opinions?|views)|gather (?:feedback|opinions?)|collect feedback|pressure-test|check|compare(?= (?:how|what|whether|why|which)\b))(?:\s+(?:more\s+)?(?:about|on|to|into|from them))?[\s:]+/i

/** The text in one line; nobody reads an objective of pages. */
export const allOf = (objective: string): string =>
  objective.normalize('NFC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim().slice(0, 600).toWellFormed()

export function firstSentenceOf(objective: string): string {
  const [first = ''] = allOf(objective).split(/(?<=[\p{L}\p{N}"'”)]{2}[.?!])\s+(?=["“'\p{Lu}])/u)
  return first
}

/** The first sentence, without the talk before it. */
export const bareOf = (objective: string): string => withoutTalk(firstSentenceOf(objective).replace(/[\s.!?]+$/, ''))

export function withoutTalk(whole: string): string {
  let text = whole
  for (let round = 0; round < 4; round += 1) {
    const shorter = text
      .replace(shown, '$1')
      .replace(
        /^(?:whether |if )?(?:they are|are they) (?:planning|going|hoping|intending|willing|ready|likely) to /i,
        'would they ',
      )
      .replace(
        /^(?:whether |if )?(?:they are|are they) (?=(?:happy|satisfied|comfortable|familiar|confident|worried|concerned|frustrated|interested|willing) )/i,
        'how ',
      )
      .replace(
        /^(how (?:happy|satisfied|comfortable|familiar|confident|worried|concerned|frustrated|interested|willing)) (?=(?:with|about|to|in|of) )/i,
        '$1 are they ',
      )
      .replace(/^(?:an? |the )?(?:early |first )?(?:prototype|mock-?up|draft|idea|concept) (?:of|for) (?=an? )/i, '')
      .replace(task, '')
      .replace(verb, '')
      .replace(/^(?:about|regarding|on|around|concerning|(?:an?|the|our|my) (?:idea|concept) (?:for|of))[\s:]+/i, '')
    if (shorter === text || shorter.length < 3) break
    text = shorter
  }
  return text
}
