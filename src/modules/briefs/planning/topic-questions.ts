import { deedQuestions, habitQuestions, lapseQuestions } from './activity-questions.ts'
import { choiceQuestions } from './choice-questions.ts'
import { isLapse } from './deeds.ts'
import { issueQuestions } from './issue-questions.ts'
import { messageQuestions } from './message-questions.ts'
import type { Draft } from './planned.ts'
import { thingQuestions } from './thing-questions.ts'
import type { Topic } from './topic.ts'

/** The seven questions for a topic, in their order. */
export function questionsFor(topic: Topic): Draft[] {
  if (topic.kind === 'choice') return choiceQuestions(topic)
  if (topic.kind === 'message') return messageQuestions(topic)
  if (topic.kind === 'issue') return issueQuestions(topic)
  if (topic.kind === 'activity' && isLapse(topic.action) && !topic.isPast) return lapseQuestions(topic)
  if (topic.kind === 'activity') return topic.angle === 'habit' ? habitQuestions(topic) : deedQuestions(topic)
  return thingQuestions(topic)
}
