/** A question to begin with, in the form in which it can be asked. */
export interface OpeningQuestion {
  question: string
  purpose: string
  format: { type: 'open' | 'scale'; scale?: { min: number; max: number; labels: string[] } }
}

/** What interviewers say of their task before they come to it. */
const task =
  /^(?:(?:i|we)(?:'d| would| want| need| am| are)?(?: like| trying| looking| hoping)? to |(?:the )?(?:goal|aim|objective|purpose)(?: here)? is to |please |help (?:me|us) (?:to )?|to )+/i
const verb =
  /^(?:(?:better|deeply|really|quickly)\s+)?(?:understand|learn|find out|figure out|explore|examine|test|measure|evaluate|investigate|identify|determine|assess|discover|see|know|research|study|gauge|probe|uncover|validate|map|get feedback|get reactions|gather feedback|collect feedback)(?:\s+(?:more\s+)?(?:about|on|to|into))?\s+/i
const inverted =
  /^(?:(?:what|why|how|when|where|which|who|whom)\s+(?:(?:many|much|often|likely)\s+)?)?(?:do|does|did|is|are|was|were|can|could|would|will|should|have|has)\s/i
const clause = /^(?:how|why|what|whether|when|where|which|who|if)\b/i
/** Objectives that begin with what is to be done. */
const doing =
  /^(?:improve|increase|reduce|launch|build|sell|design|choose|decide|price|position|grow|help|get|make|create|develop|name|market|pick|compare|raise|cut|win|keep|attract|convince|prepare|plan)\s/i

/**
 * Opening questions for an objective: first what comes to mind, then what was done, what speaks for and against, and last
 * one that can be counted. They name the subject as it was written and judge nothing, whatever it is.
 */
export function openingQuestions(objective: string): OpeningQuestion[] {
  const subject = subjectOf(objective)
  return [
    {
      question: `When you think about ${subject}, what comes to mind first?`,
      purpose: 'What comes up unprompted.',
      format: { type: 'open' },
    },
    {
      question: `Thinking about ${subject}: what, if anything, have you yourself done, seen or decided in the past 12 months?`,
      purpose: 'What people have done, rather than what they think.',
      format: { type: 'open' },
    },
    {
      question: `When it comes to ${subject}, what matters to you, whether for or against?`,
      purpose: 'Reasons on either side.',
      format: { type: 'open' },
    },
    {
      question: `How important or unimportant to you personally is ${named(subject)}, on a scale from 1 (not at all important) to 5 (extremely important)?`,
      purpose: 'A figure to compare people by.',
      format: {
        type: 'scale',
        scale: {
          min: 1,
          max: 5,
          labels: [
            'not at all important',
            'slightly important',
            'moderately important',
            'very important',
            'extremely important',
          ],
        },
      },
    },
  ]
}

/** Longer subjects than this are no longer read as part of a sentence. */
const LONGEST = 300

/** The objective as something that one can think about. */
function subjectOf(objective: string): string {
  const text = shortened(objective.replace(/\s+/g, ' ').trim())
  // What asks something in its own words is left in them.
  if (/\?$/.test(text) || inverted.test(text)) return `the question ${quoted(text)}`
  const bare = text
    .replace(/[.!:;,\s]+$/, '')
    .replace(task, '')
    .replace(verb, '')
  // Several sentences, or hardly a word left: there is no one phrase to take.
  if (/[.!?]\s/.test(bare) || bare.length < 3) return `the topic ${quoted(text)}`
  if (doing.test(bare)) return `how to ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
  return lowered(bare).replace(/^if\b/, 'whether')
}

const quoted = (text: string): string => `“${text.replace(/[“”"]/g, "'")}”`

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LONGEST).toWellFormed()}…`
}

/** As the subject of a sentence: "why people move" is a question, "night shifts" a subject. */
function named(subject: string): string {
  if (/^the (?:question|topic) “/.test(subject)) return subject
  return clause.test(subject) ? `the question of ${subject}` : `the subject of ${subject}`
}

/** Small letters at the beginning, unless the word is a name or an abbreviation for all one can tell. */
function lowered(text: string): string {
  const [first = ''] = text.split(' ', 1)
  const usual =
    /^(?:how|why|what|whether|when|where|which|who|if|the|a|an|our|my|new|people|interest|attitudes|reactions|feedback|opinions|views|demand|willingness|\p{L}+(?:ing|ion|ions|ness|ment|ments))$/iu
  return usual.test(first) && first !== first.toUpperCase() ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
