import { answeredCalls, type Check } from './check.ts'

const refused: Check = {
  promise: 'a revoked key is refused by every process from the moment that its revocation was answered',
  find({ calls }, { probes }) {
    const used = calls.filter(({ operation, outcome, status }) => {
      return operation === 'me.revoked' && (outcome === 'ok' || (outcome === 'refused' && status !== 401))
    })
    return [
      ...used.map(({ key_id, url, status }) => `key ${key_id} was answered with ${status} at ${url}`),
      ...probes
        .filter(({ status }) => status !== 401)
        .map((one) => `key ${one.key_id} gets ${one.status} at ${one.url}`),
    ]
  },
}

const revoked: Check = {
  promise: 'a revocation that was answered is in the database and once in the audit log',
  find: (history, { keys, revocations }) =>
    answeredCalls(history, 'admin.revokeKey').flatMap(({ body }) => {
      const id = body.key.id as number
      const entries = revocations.filter(({ subject }) => subject.startsWith(`key ${id} `)).length
      const gone = keys.find((key) => key.id === id)?.revoked === true
      return gone && entries === 1 ? [] : [`key ${id}: revoked ${gone}, ${entries} entries in the audit log`]
    }),
}

export const keyChecks: readonly Check[] = [refused, revoked]
