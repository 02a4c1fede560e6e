import { CONTROLS } from './controls.ts'
import { escapeHtml } from './layout.ts'
import type { LoginPageParts } from './login-parts.ts'

export const canSignIn = ({ provider, email }: LoginPageParts): boolean => provider !== undefined || email !== undefined

/** An address that was typed and cannot be one. */
export interface Typed {
  email: string
  problem: string
}

/**
 * The two ways, as far as this installation has them. The provider is a link and no form: browsers hold redirects that
 * follow a form to where forms may lead, and a provider sends people through addresses that nobody here knows.
 */
export function waysToSignIn({ provider, email }: LoginPageParts, return_to: string, typed?: Typed): string {
  const wrong = typed && ' aria-invalid="true" aria-describedby="email-problem" autofocus'
  const back = escapeHtml(return_to)
  const ways = [
    ...(provider === undefined
      ? []
      : [
          `<p><a class="button" href="/login/idp?return_to=${encodeURIComponent(return_to)}" rel="nofollow">Continue with ${escapeHtml(provider.name)}</a></p>`,
        ]),
    ...(email === undefined
      ? []
      : [
          `<form method="post" action="/login/email" class="stack">
<input type="hidden" name="return_to" value="${back}">
<label>E-mail<input type="email" name="email" required maxlength="254" autocomplete="email" placeholder="you@example.com" value="${escapeHtml(typed?.email ?? '')}"${wrong ?? ''}></label>
${typed === undefined ? '' : `<p class="problem" id="email-problem" role="alert">${escapeHtml(typed.problem)}</p>`}
<div><button${provider === undefined ? '' : ' class="quiet"'}>Send me a link</button></div>
</form>`,
        ]),
  ]
  return CONTROLS + ways.join('<p class="soft">or by a link that we send to your mailbox:</p>')
}

/** Where nobody can sign in, keys come from the command line. */
export const askTheOperator = `<p>Ask whoever runs this installation for a key, or run this yourself where it is installed:</p>
<pre><code>npm run populace -- keys create --org "Your organization" --email you@example.com</code></pre>`
