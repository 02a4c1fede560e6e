/** A subscription in one of these will charge nobody any more. */
const OVER = ['none', 'canceled', 'incomplete_expired']

/** Whether the card-payment provider may still charge somebody. */
export const isRunning = ({ subscription_id, status }: { subscription_id: string | null; status: string }): boolean =>
  subscription_id !== null && !OVER.includes(status)
