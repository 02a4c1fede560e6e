import { open } from './answer-forms.ts'
import { type Draft, draft } from './planned.ts'

/** Studies begin with what comes to people by themselves, before any question has put something in their minds. */
export const firstThought = (about: string): Draft =>
  draft('opening', 'What comes up unprompted.', `When you think about ${about}, what comes to mind first?`, open())

/** And end with room for what nobody thought of asking. */
export const anythingElse = (about: string): Draft =>
  draft('closing', 'What the questions left out.', `Is there anything else about ${about} that matters to you?`, open())
