/** A question that only hands over a statement: "Do you agree or disagree: cars should be banned". */
export interface StatementFound {
  statement: string
  answer: 'agree' | 'true' | 'like me' | 'often'
}

const quoted = '["\']?([\\s\\S]+?)["\']?'
const statementWord = '(?:the |this |that )?(?:following |next )?(?:statement|sentence|claim|idea|view|opinion)s?'
const patterns: readonly (readonly [RegExp, StatementFound['answer']])[] = [
  [
    new RegExp(`^(?:is (?:this|the following) )?(?:statement )?true or false\\b\\s?[:,?.-]*\\s*${quoted}$`, 'i'),
    'true',
  ],
  [
    new RegExp(
      `^(?:please )?(?:(?:do|would) you|(?:please )?(?:say|tell us|indicate) (?:whether|if|how much|how strongly|to what extent) you|how (?:much|strongly|far) (?:do|would) you|to what extent (?:do|would) you|please rate (?:how much|your)) (?:(?:strongly |generally |personally )?agree|(?:level of )?agreement)(?: or disagree| or not)?(?: with)?(?: ${statementWord})?\\s?[:,-]\\s*${quoted}$`,
      'i',
    ),
    'agree',
  ],
  [
    new RegExp(
      `^(?:(?:do|would) you|how (?:much|strongly|far) (?:do|would) you|to what extent (?:do|would) you) (?:strongly |generally |personally )?agree(?: or disagree)?(?: with ${statementWord})? (?:that |with the (?:statement|idea|view) that )${quoted}$`,
      'i',
    ),
    'agree',
  ],
  [new RegExp(`^(?:do you )?agree(?: or disagree| or not)?\\s?[:,?-]\\s*${quoted}$`, 'i'), 'agree'],
  // "Agree or disagree, and how strongly: …"
  [new RegExp(`^how (?:strongly|much)(?: so)?\\s?[:-]\\s*${quoted}$`, 'i'), 'agree'],
  [/^["']([^"']{8,}(?:'[a-z][^"']*)*)["'][.,;:\s-]*(?:do you )?(?:agree|agree or disagree|true or false)?$/i, 'agree'],
  [/^([\s\S]{8,}?)[.,;:?!-]+\s*(?:do you )?(?:strongly )?agree(?: or disagree)?$/i, 'agree'],
  [
    /^(?:please )?(?:rate|evaluate|indicate|mark)\b[^:]{0,80}:\s*["']?((?:i|my|we|our|people|the|most|it|there)\s[\s\S]{6,}?)["']?$/i,
    'agree',
  ],
  [/^how often\s?[:-]\s*([\s\S]+)$/i, 'often'],
  [
    /^(?:this (?:fits|describes|sounds like) me|(?:does|how well does) this (?:fit|describe) you)\s?[:,-]\s*([\s\S]+)$/i,
    'like me',
  ],
]

/** The statement that is handed over; null where the question is one of its own. */
export function statementIn(core: string): StatementFound | null {
  for (const [pattern, answer] of patterns) {
    const match = pattern.exec(core)
    if (match === null || match[1]!.trim().split(/\s+/).length < 2) continue
    const statement = match[1]!.trim().replace(/[.?!]+$/, '')
    // "This fits me: a person who …" says that one is such a person.
    return {
      statement:
        answer === 'like me' && /^(?:an?|someone|somebody)\s/i.test(statement) ? `I am ${statement}` : statement,
      answer,
    }
  }
  return null
}
