import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../../../platform/errors.ts'
import { sessionOf } from '../cookies.ts'
import type { PageCalls } from '../page-calls.ts'

/** Who is signed in, as account.get tells it. */
export interface Me {
  user: { uuid: string; email: string; name: string | null; administrator: boolean }
  organization: { uuid: string; name: string; billing_mode: string; role: 'admin' | 'member' }
  organizations: { uuid: string; name: string; billing_mode: string; role: string }[]
  /** From organizations that they are not in yet. */
  invitations: unknown[]
  csrf_token: string
}

/** Whoever is not signed in is refused, and by `answerPeople` led to where they can. */
export const readMe = (calls: PageCalls, request: FastifyRequest): Promise<Me> => calls.call(request, 'account.get')

/** Who is signed in with this browser, if anybody is. */
export async function whoIsSignedIn(calls: PageCalls, request: FastifyRequest): Promise<Me | undefined> {
  if (sessionOf(request) === undefined) return undefined
  try {
    return await readMe(calls, request)
  } catch (error) {
    if (error instanceof ServiceError && error.status === 401) return undefined
    throw error
  }
}
