import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../../../../platform/errors.ts'
import type { PageCalls } from '../../page-calls.ts'
import { CONTROLS } from '../controls.ts'
import { form } from '../forms.ts'
import { escapeHtml, sendPage } from '../layout.ts'
import { type Me, readMe, sendAccountPage } from './frame.ts'

const TAB = '/account/billing'

/**
 * On to the provider's own page. A form may only lead to this site, and browsers hold redirects to that too; a page that
 * goes on by itself is no form.
 */
export const goTo =
  (field: 'checkout_url' | 'portal_url') =>
  (reply: FastifyReply, body: Record<string, string>): FastifyReply => {
    const url = escapeHtml(body[field]!)
    return sendPage(
      reply,
      'One moment · Populace',
      `${CONTROLS}<h1>One moment.</h1><p class="lead">You are on your way to the card provider.</p><p><a class="button" href="${url}">Continue</a></p>`,
      200,
      `<meta http-equiv="refresh" content="0;url=${url}">`,
    )
  }

interface State {
  status: 'pending' | 'ready' | 'revealed' | 'expired' | 'unknown'
  key_last_four?: string
}

/**
 * Where the provider sends the browser back to, once or many times: it says what holds now, and offers only what can work.
 * The key is shown by a button, so that looking at the page uses nothing up.
 */
export const successPageOf =
  (calls: PageCalls) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const me = await readMe(calls, request)
    const { checkout } = request.query as { checkout?: unknown }
    const checkout_id = typeof checkout === 'string' ? checkout : ''
    const state = await stateOf(calls, request, checkout_id)
    return sendAccountPage(reply, me, {
      tab: TAB,
      title: 'Checkout',
      html: states[state.status](me, checkout_id, state),
      head: state.status === 'pending' ? '<meta http-equiv="refresh" content="4">' : '',
    })
  }

async function stateOf(calls: PageCalls, request: FastifyRequest, checkout_id: string): Promise<State> {
  try {
    return await calls.call(request, 'account.checkoutState', { checkout_id })
  } catch (error) {
    // Somebody else's, no checkout at all, or no longer for this person to see: to them it is none.
    if (error instanceof ServiceError && [400, 403, 404].includes(error.status)) return { status: 'unknown' }
    throw error
  }
}

const toKeys = '<p><a class="button" href="/account/keys">To your keys</a></p>'
const toBilling = `<p><a class="button" href="${TAB}">To your plan</a></p>`

const states: Record<State['status'], (me: Me, checkout_id: string, state: State) => string> = {
  pending: () => `<h1>Thank you.</h1>
<p class="lead" role="status">The card provider has not confirmed the payment yet. That takes a few seconds; this page looks again by itself.</p>
${toBilling}`,
  ready: (me, checkout_id) => `<h1>Thank you.</h1>
<p class="lead">Your plan is active. Earlier free keys have stopped working, and a new key is ready for you.</p>
${form('account.revealKey', { checkout_id }, '<button>Show the new key, once</button>', { csrf_token: me.csrf_token, return_to: TAB })}
<p class="soft">It can be shown for ten minutes. Later, or for other programs, <a href="/account/keys">make another key</a>. An assistant that you have confirmed gets its own by running agent-register again.</p>`,
  revealed: (_me, _checkout, { key_last_four }) => `<h1>Your plan is active.</h1>
<p class="lead">The key${ending(key_last_four)} was shown already. Make another one if it is lost.</p>
${toKeys}`,
  expired: (_me, _checkout, { key_last_four }) =>
    key_last_four === undefined
      ? `<h1>This checkout is over.</h1>
<p class="lead">It brought no key. Billing says which plan you have.</p>
${toBilling}`
      : `<h1>Your plan is active.</h1>
<p class="lead">The key${ending(key_last_four)} could be shown for ten minutes, and they are over. Make another one.</p>
${toKeys}`,
  unknown: () => `<h1>There is no such checkout of yours.</h1>
<p class="lead">Whoever began a checkout sees here how it ended. Billing says which plan the organization has.</p>
${toBilling}`,
}

const ending = (lastFour: string | undefined): string =>
  lastFour === undefined ? '' : ` ending in <code>${escapeHtml(lastFour)}</code>`

/** The one time that the key is seen, or what came between looking at the page and pressing its button. */
export const revealedView = (
  reply: FastifyReply,
  { api_key, ...state }: State & { api_key?: string },
): FastifyReply => {
  if (api_key !== undefined) return sendKey(reply, api_key)
  const words = {
    pending: 'The payment is not confirmed yet. Go back and try again in a few seconds.',
    revealed: 'The key was shown already. Make another one if it is lost.',
  }
  const sentence = state.status === 'pending' || state.status === 'revealed' ? words[state.status] : EXPIRED
  return sendPage(
    reply,
    'Your new key · Populace',
    `${CONTROLS}<h1>No key to show</h1><p class="lead">${sentence}</p>${toKeys}`,
  )
}

const EXPIRED = 'The key could be shown for ten minutes, and they are over. Make another one.'

const sendKey = (reply: FastifyReply, api_key: string): FastifyReply =>
  sendPage(
    reply,
    'Your new key · Populace',
    `${CONTROLS}<h1>Your new key</h1>
<p class="lead">Copy it now. It is not shown again.</p>
<pre><code class="key">${escapeHtml(api_key)}</code></pre>
<p>Put it where your programs find it; the name of the variable is the same on every plan:</p>
<pre><code>export SERVICE_FREE_TIER_API_KEY=${escapeHtml(api_key)}</code></pre>
<p><a class="button" href="/account/keys">I have it</a></p>`,
  )
