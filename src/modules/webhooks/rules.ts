/** Per organization. Each is sent every event, so that they multiply what an ended job costs. */
export const MOST_WEBHOOKS = 20

/** How many events a webhook shows. */
export const SHOWN_DELIVERIES = 20

/** How one attempt to send an event went. */
export interface Attempted {
  /** Null when there was no answer. */
  response_status: number | null
  /** Null when the event was received. */
  error: string | null
  /** Whether it is worth another attempt. */
  passing: boolean
}

/** The receiver says that it will never want events again. */
export const isGone = ({ response_status }: Attempted): boolean => response_status === 410

export function attemptedWith(status: number): Attempted {
  if (status >= 200 && status < 300) return { response_status: status, error: null, passing: false }
  const redirect = status >= 300 && status < 400 ? '; redirects are not followed' : ''
  const gone = status === 410 ? ', which disabled the webhook' : ''
  return {
    response_status: status,
    error: `The address answered with ${status}${redirect}${gone}.`,
    passing: status !== 410,
  }
}
