const abbreviation =
  /(?:\b(?:e\.g|i\.e|vs|mr|mrs|ms|dr|st|etc|approx|no|inc|ltd|jr|sr|u\.s|u\.k|a\.m|p\.m|oz|lb|min|max|avg|q)|\b[A-Z])\.$/i

/** The sentences of a text; a line end is a sentence end. At most forty, the rest stays with the last one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split('\n')) {
    let from = 0
    for (const match of line.matchAll(/[.!?]+["')\]]*(?=\s|$)/g)) {
      const end = match.index + match[0].length
      const next = line.slice(end).trimStart()
      // "Is 'Why us?' a good slogan?" goes on after the quote.
      if (/["')\]]$/.test(match[0]) && /^[a-z]/.test(next)) continue
      if (
        match[0] === '.' &&
        abbreviation.test(line.slice(Math.max(0, end - 8), end)) &&
        next !== '' &&
        !/\b(?:etc|a\.m|p\.m)\.$/i.test(line.slice(0, end))
      )
        continue
      if (match[0].startsWith('...') && /^[a-z]/.test(next)) continue
      if (standsInQuotes(line, match.index)) continue
      if (sentences.length >= 39) break
      push(line.slice(from, end))
      from = end
    }
    push(line.slice(from))
  }
  return sentences

  function push(piece: string): void {
    const trimmed = piece.trim()
    if (/[\p{L}\p{N}]/u.test(trimmed)) sentences.push(trimmed)
  }
}

/** "Which do you like, “Less plastic. Same clean.” or …": what is quoted is no sentence of its own. */
const standsInQuotes = (line: string, at: number): boolean =>
  line.length < LONG_LINE &&
  [...line.matchAll(/"[^"]{1,200}"|\u201C[^\u201D]{1,200}\u201D/g)].some(
    // The last stop of a quotation may end the sentence around it.
    ({ index, 0: quoted }) => index < at && at < index + quoted.length - 2,
  )
const LONG_LINE = 2000

const auxiliary =
  "(?:do|does|did|don't|doesn't|didn't|have|has|had|haven't|hasn't|are|is|was|were|aren't|isn't|wasn't|weren't|will|would|wouldn't|won't|can|could|can't|couldn't|should|shouldn't|may|might|must|am|shall)"
// "Probably, might or might not, probably not" names steps.
const opener = `(?:how|what|what's|whats|which|why|who|who's|whom|whose|where|where's|${auxiliary}(?! (?:or|not)\\b|,))`
const startsWithOpener = new RegExp(
  `^["'(]*(?:${opener}\\b|when ${auxiliary}\\b|to what (?:extent|degree)\\b|at what\\b|in what\\b|in which\\b|for what\\b|on which\\b|from which\\b|with which\\b|by how much\\b|with whom\\b|under what\\b|on average,? how\\b|about how\\b|roughly how\\b|approximately how\\b)`,
  'i',
)
const imperative =
  /^(?:please |kindly |now |just )?(?:tell|describe|explain|rate|rank|name|list|share|give|walk|talk|complete|finish|compare|choose|pick|select|put|order|sort|arrange|write|say|suggest|state|indicate|evaluate|react|elaborate|discuss|let (?:me|us) know|think (?:of|about|back)|recall|guess|estimate|predict|convince|grade|score|vote|fill)\b/i
const bareYou = /^(?:you|u|ya|yall|y'all|you guys|anyone|anybody|ever)\s[a-z]/i

const addressed = new RegExp(
  `^["'(]*(?:what's your|(?:how|what|why)\\s(?:\\S+\\s){1,4}(?:you|your)\\b|(?:(?:how|what|which|why|who|where|when)\\s(?:\\S+\\s){0,3})?${auxiliary}\\s(?:you|u|your|people|anyone|anybody|they|it|we|there)\\b)`,
  'i',
)

/** Whether a sentence is put as a question, with or without its sign. */
export function asksSomething(sentence: string): boolean {
  if (/\?["')\]]*$/.test(sentence)) return true
  const { preface, core } = prefaceOf(sentence)
  // "The lamp rises with the sun, has no app and costs $59.": what goes on after a comma asks nobody anything.
  const told = preface !== '' && (/[.!]["')\]]*$/.test(sentence) || AUXILIARY.test(core))
  return (told ? addressed : startsWithOpener).test(core) || (bareYou.test(core) && /\b(?:why|or)\b/i.test(core))
}

/**
 * Whether a sentence behind a question names its answers, although it is put as a question: "Daily, weekly, rarely, never?", "Super excited, or
 * couldn't care less?"
 */
export function listsAnswers(sentence: string): boolean {
  const signs = sentence.match(/,\s|\s?[/|]\s?|;|\sor\s/gi)?.length ?? 0
  if (signs === 0 || (signs === 1 && !/\sor\s|[/|]/i.test(sentence))) return false
  if (startsWithOpener.test(sentence) || CONJUNCTION.test(sentence) || isImperative(sentence)) return false
  const { preface, core } = prefaceOf(sentence)
  return preface === '' || !(addressed.test(core) || QUESTION_WORD.test(core))
}

const AUXILIARY = new RegExp(`^${auxiliary}\\b`, 'i')
const QUESTION_WORD = /^(?:how|what|which|why|who|whose|where)\b/i
const CONJUNCTION = /^(?:if|and|so|or|but|also|then|because|when|ever|you|u|anyone)\b/i

/** "Tell us …", "Rate …": a request for an answer. */
export function isImperative(sentence: string): boolean {
  return imperative.test(sentence)
}

const courtesy =
  /^(?:hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day)|dear|welcome|thanks?|thank you|cheers|sorry|ok|okay|so|alright|right|great|fun one|honest question|serious question|random question|quick (?:question|one|poll|survey)|just curious|curious|question for|(?:a |another |one |next |first |last |final )?(?:quick )?question|i have a (?:quick )?question|we(?:'d| would) (?:like|love) (?:your|to (?:hear|get)) (?:your )?(?:opinion|feedback|thoughts?|help|input)|please (?:answer|help|take|respond|be honest|read|consider)|be honest|no wrong answers?|there are no (?:right|wrong)|your (?:opinion|feedback|answers?) (?:matters?|is|are)|we value|i hope|hope (?:you|this)|we are (?:doing|conducting|running)|i'?m (?:doing|conducting|running|writing|working on)|for (?:a|my|our) (?:survey|study|project|research|class)|poll|survey|testing|help us)\b/i

/** Greetings, thanks and announcements: nothing that an answer could be about. */
export function isCourtesy(sentence: string): boolean {
  return courtesy.test(sentence) && !/\?["')\]]*$/.test(sentence) && sentence.split(/\s+/).length <= 18
}

const howToAnswer =
  /^(?:please |kindly |and )?(?:(?:answer|respond|reply)\b(?! the question)|be (?:brief|honest|specific|concise|detailed)|keep (?:it|your answer)|(?:in|with|using) (?:one|two|a few|\d+) (?:words?|sentences?)|use (?:one|two|a few|\d+) |limit your|give (?:me )?(?:a |one )?(?:number|figure|short|brief|honest|single)|one (?:word|sentence)|short answers?|options?:|answer options|choices:|select|choose|pick (?:one|all|up|your|the|only|just)|check all|tick|mark all|yes or no)\b/i

/** "Please answer in one sentence": says how to answer and asks nothing. */
export function isHowToAnswer(sentence: string): boolean {
  return howToAnswer.test(sentence) && !/\?["')\]]*$/.test(sentence)
}

const wantsReason =
  /^(?:and |please |also |then |but |if (?:so|yes|not|no),? |so )*(?:why(?: or why not| not| so| is that|\/why not)?|(?:explain|elaborate|expand|give (?:your |a |some )?reasons?|tell (?:me|us) (?:why|more)|say why|explain (?:why|your (?:answer|choice|reasoning|rating|view|opinion)|yourself))(?: (?:why|your (?:answer|choice|reasoning|rating)|or why not))*(?: (?:in|with) [\w ]{1,25})?|what makes you say (?:that|so)|how come|what(?:'s| is| are) (?:your|the) (?:main )?reasons?(?: (?:for (?:that|this|your answer)|behind (?:that|it)))?)[.?! ]*$/i

/** "Why or why not?", "Please explain your answer": after the reason of what was asked just before. */
export function asksReason(sentence: string): boolean {
  return wantsReason.test(sentence)
}

/** A sentence as what leads up to the question and the question itself: "If it broke, | would you buy it again?" */
export function prefaceOf(sentence: string): { preface: string; core: string } {
  const bare = sentence.replace(
    /^(?:[^:?.!,]{0,40}\bquestions?\b[^:?.!]{0,30}|q\s?\d*|poll|survey|hi|hello|hey|everyone|everybody|all|folks|guys)\s?(?:[:!,]|\.(?=\s)| - )\s*/i,
    '',
  )
  const text = bare === '' ? sentence : bare
  if (startsWithOpener.test(text)) return { preface: '', core: text }
  const boundary = new RegExp(
    `(?:[,:;]| - |\\.\\.\\.)\\s+["']?(?:(?:and|but|so|then|please)\\s)?(?=(?:${opener}\\b|when ${auxiliary}\\b|to what extent\\b|at what\\b|in which\\b|about how\\b|roughly how\\b|please )(?!\\s?,))`,
    'i',
  )
  const found = boundary.exec(text)
  if (found === null) return { preface: '', core: text }
  const core = text.slice(found.index + found[0].length)
  // "Tea, is it?" has too little on either side to be taken apart.
  return core.split(/\s+/).length < 3
    ? { preface: '', core: text }
    : { preface: text.slice(0, found.index).trim(), core }
}
