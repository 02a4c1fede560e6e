import { isDeepStrictEqual } from 'node:util'
import type { Call } from '../history.ts'
import type { State } from '../state.ts'
import { type Check, requestsOf } from './check.ts'

/** How many things a request has made: found by its marker, which is in their names and texts. */
const made: Record<string, (state: State, marker: string) => number> = {
  'free.ask': ({ jobs }, marker) =>
    jobs.filter(({ kind, question }) => kind === 'free_question' && question?.includes(`(${marker}.`)).length,
  'questions.askAgent': asked,
  'questions.askGroup': asked,
  'questions.askMany': asked,
  'studies.ask': asked,
  'groups.recruit': ({ groups }, marker) => groups.filter(({ name }) => name === marker).length,
  'studies.create': ({ studies }, marker) => studies.filter(({ title }) => title === marker).length,
  'requests.createGroup': ({ requests }, marker) => requests.filter(({ name }) => name === marker).length,
  'requests.createStudy': ({ requests }, marker) => requests.filter(({ name }) => name === marker).length,
  'theses.compose': ({ theses }, marker) => theses.filter(({ thesis }) => thesis.includes(`(${marker}.`)).length,
  'webhooks.create': ({ webhooks }, marker) => webhooks.filter(({ description }) => description === marker).length,
}

function asked({ questions }: State, marker: string): number {
  return questions.filter(({ question }) => question.includes(`(${marker}.`)).length
}

/** How many things a request asks for. */
const wanted = ({ things }: Call): number => things

const countable = (call: Call): boolean => Object.hasOwn(made, call.operation)

const answeredAlike: Check = {
  promise: 'a request that is sent again under its Idempotency-Key gets the answer that it got before',
  find: (history) =>
    requestsOf(history).flatMap(({ last, answered }) =>
      answered.every(({ body }) => isDeepStrictEqual(body, answered[0]!.body))
        ? []
        : [`${last.marker} (${last.operation}) was answered in two ways`],
    ),
}

const once: Check = {
  promise: 'a request that was accepted has its effect once, however often it was sent',
  find: (history, state) =>
    requestsOf(history)
      .filter(({ last, answered }) => answered.length > 0 && countable(last))
      .flatMap(({ last }) => {
        const count = made[last.operation]!(state, last.marker)
        return count === wanted(last) ? [] : [`${last.marker} (${last.operation}): ${count} instead of ${wanted(last)}`]
      }),
}

const whole: Check = {
  promise: 'a request without an answer had its effect wholly or not at all',
  find: (history, state) =>
    requestsOf(history)
      .filter(({ last, answered }) => answered.length === 0 && last.outcome === 'unknown' && countable(last))
      .flatMap(({ last }) => {
        const count = made[last.operation]!(state, last.marker)
        return [0, wanted(last)].includes(count)
          ? []
          : [`${last.marker} (${last.operation}): ${count} of ${wanted(last)}`]
      }),
}

const refused: Check = {
  promise: 'a request that was refused left nothing',
  find: (history, state) =>
    requestsOf(history)
      .filter(({ last, answered }) => answered.length === 0 && last.outcome === 'refused' && countable(last))
      .flatMap(({ last }) => {
        const count = made[last.operation]!(state, last.marker)
        return count === 0
          ? []
          : [`${last.marker} (${last.operation}): refused as ${last.code}, and ${count} are there`]
      }),
}

/** A request in plain words makes one group, and where that was asked for one study, when it is completed and only then. */
const delivered: Check = {
  promise: 'a request in plain words that is completed has made one group and one study; another has made none',
  find: (_history, { requests, groups, studies }) =>
    requests.flatMap(({ id, name, kind, status }) => {
      const found = [
        groups.filter((one) => one.name === name).length,
        studies.filter((one) => one.title === name).length,
      ]
      const done = status === 'completed' ? 1 : 0
      const right = [done, kind === 'study' ? done : 0]
      return isDeepStrictEqual(found, right) ? [] : [`${id} (${status}): groups and studies ${found}, not ${right}`]
    }),
}

export const effectChecks: readonly Check[] = [answeredAlike, once, whole, refused, delivered]
