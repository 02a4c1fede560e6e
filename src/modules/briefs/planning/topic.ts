/**
 * What an objective is about, in words that fit into questions. `thing`: something to have or use; `activity`: something
 * that people do or might do; `issue`: a matter to have a view of; `choice`: one of several; `message`: a name, a line or
 * a picture that people react to.
 */
export type TopicKind = 'thing' | 'activity' | 'issue' | 'choice' | 'message'

/** From which side the objective comes to its subject. */
export type Angle = 'intent' | 'reasons' | 'habit' | 'opinion' | 'experience' | 'needs' | 'trust' | 'price'

export interface Topic {
  kind: TopicKind
  angle: Angle
  /** As one would name it in the middle of a sentence: "a meal-kit service", "gas prices", "shopping for groceries". */
  subject: string
  /** What a title says instead, where the subject alone would say too little. */
  title: string | null
  /** What people would do or do: "use a meal-kit service"; null where the objective names no deed. */
  action: string | null
  /** The deed as a noun: "using a meal-kit service". */
  doing: string | null
  /** What there is to choose from, or the wordings to react to. */
  choices: readonly string[]
  /** As it stands in the text: "$15 a month". */
  price: string | null
  /** Whether it is over: "how they got through the smoke last summer". */
  isPast: boolean
  /** Whether the objective names nothing, and this stands for whatever it may be about. */
  isAnything: boolean
}

export const topicOf = (kind: TopicKind, angle: Angle, subject: string, more: Partial<Topic> = {}): Topic => ({
  kind,
  angle,
  subject,
  title: null,
  action: null,
  doing: null,
  choices: [],
  price: null,
  isPast: false,
  isAnything: false,
  ...more,
})
