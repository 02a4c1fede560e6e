import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocalVisitor } from '../../platform/local-visitor.ts'

/** With the prefix a browser takes the cookie only over https, from this very host, for all of its paths. */
const names = {
  session: { secure: '__Host-populace_session', plain: 'populace_session' },
  /** Told to a browser that is about to sign in: what it began elsewhere can only be ended here. */
  browser: { secure: '__Host-populace_browser', plain: 'populace_browser' },
} as const

export type CookieName = keyof typeof names

const nameOf = (cookie: CookieName, secure: boolean): string => names[cookie][secure ? 'secure' : 'plain']

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people reach the service over https, so that only cookies with the prefix are believed. */
    secure_cookies: boolean
  }
}

/** Reads the cookie under exactly the name that it is set by: one without the prefix may have been planted. */
export const cookieOf = (request: FastifyRequest, cookie: CookieName): string | undefined => {
  const { cookie: header } = request.headers
  if (header === undefined) return undefined
  const value = request.server.parseCookie(header)[nameOf(cookie, request.server.secure_cookies)]
  return value !== undefined && /^[\w-]{20,200}$/.test(value) ? value : undefined
}

/** The secret of a browser session, where the request carries one. */
export const sessionOf = (request: FastifyRequest): string | undefined => cookieOf(request, 'session')

export interface CookieSettings {
  base_url: string
}

/** Not readable by scripts, not sent along with what other sites make a browser send, except for links that are followed. */
export function setCookie(
  reply: FastifyReply,
  cookie: CookieName,
  value: string,
  seconds: number,
  { base_url }: CookieSettings,
): void {
  const secure = base_url.startsWith('https:')
  void reply.setCookie(nameOf(cookie, secure), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: seconds,
  })
}

export function clearCookie(reply: FastifyReply, cookie: CookieName, { base_url }: CookieSettings): void {
  const secure = base_url.startsWith('https:')
  void reply.clearCookie(nameOf(cookie, secure), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

/** Whether a browser says that a page from elsewhere sent this. Old browsers tell the origin alone, and programs nothing. */
export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`
}

/**
 * Whether our own app asks for somebody who is not signed in. Other sites cannot set the header without being asked first
 * whether they may; and whoever is on another machine is no visitor, whatever name they call this one by.
 */
export const isVisitor = (request: FastifyRequest): boolean =>
  request.headers['x-populace-visitor'] === 'true' && !isCrossSite(request) && isLocalVisitor(request)
