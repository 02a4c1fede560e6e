import type { Operation } from '../document/document.ts'
import type { Received } from './http.ts'

interface Reason {
  operations: RegExp
  /** What the refusal says. */
  says: RegExp
  why: string
}

/** Requests that the document calls right and that are refused all the same, with good reason. Short, and to stay so. */
const reasons: readonly Reason[] = [
  {
    operations: /./,
    says: /^Invalid filters$/,
    why: 'Filters have a language of their own, and values that depend on the population.',
  },
  {
    operations: /./,
    says: /format\.?\w*: must |must have options|options: /,
    why: 'Parts of a format depend on each other.',
  },
  { operations: /./, says: /question: must have at most 2000 characters/, why: 'The operator sets how long.' },
  { operations: /^account\.delete|^admin\.delete/, says: /confirm: must be/, why: 'It has to be the right name.' },
  { operations: /SignIn$/, says: /sign-in is over/, why: 'There is no such sign-in.' },
  { operations: /^onboarding/, says: /redirect_uri: must be/, why: 'Only addresses on this machine.' },
  { operations: /^webhooks/, says: /url: must be/, why: 'Only addresses that can be called from here.' },
  { operations: /^requests/, says: /request_text: |request_id/, why: 'A request is either begun or resumed.' },
  {
    operations: /^media/,
    says: /must be one of three|file|data_url: must begin/,
    why: 'One file, in one of three ways, of a known kind.',
  },
  {
    operations: /^groups/,
    says: /must stand in filters, as X-Filter-Raw-DSL says/,
    why: 'The header leaves no place for other fields that choose agents.',
  },
  {
    operations: /ask/i,
    says: /attachments\.\d+: must be the id|attachments: There is no media asset|questions\.\d+: must be a question, or an object/,
    why: 'A text that can be no id refers to nothing.',
  },
  {
    operations: /^studies\.results/,
    says: /there is no question|by: /,
    why: 'What a study can be split by depends on it.',
  },
  { operations: /^studies\.complete/, says: /^Unknown step/, why: 'Steps are listed in the answer.' },
  { operations: /askMany/, says: /^None of the questions can be asked/, why: 'Each is judged for itself.' },
  { operations: /^admin\./, says: /There is no tier/, why: 'The id is of nothing that exists.' },
  { operations: /^studies\.share/, says: /must lie in the future/, why: 'A date that is over is of no use.' },
  { operations: /^account\.inviteMember/, says: /must be an e-mail address/, why: 'Any text is called an e-mail.' },
]

/** Wrong by the document, and taken all the same: a number is as good a seed as its text, and many write one. */
export const isTolerated = (how: string): boolean => /^body: seed is -?[\d.e+]+$/.test(how)

/** Whether a refusal of a right request has a reason that no schema could state. */
export function isReasonable({ id }: Operation, { status, json }: Received): boolean {
  if (status === 400) {
    const { message } = (json as { error: { message: string } }).error
    return reasons.some(({ operations, says }) => operations.test(id) && says.test(message))
  }
  // What a file is, its bytes say; what it is declared as must not contradict them.
  if (status === 415) return id === 'media.create'
  // Nobody gives a key more than they have themselves.
  if (status === 403) return id === 'account.createKey'
  return status === 404 || status === 409 || status === 422
}
