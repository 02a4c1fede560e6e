import type { Mail } from '../mail/index.ts'

/** How long a link can be used. */
export const LINK_MINUTES = 15

/** In ASCII with short lines, so that what carries it has no reason to encode more than the link. */
export const signInMail = (base_url: string, token: string): Pick<Mail, 'subject' | 'text'> => ({
  subject: 'Sign in to Populace',
  text: `Hello,

this link signs you in to Populace at ${base_url}:

${base_url}/login/email?token=${token}

Open it in the browser in which you asked for it. It works once, and for
${LINK_MINUTES} minutes.

If you did not ask for it, somebody has entered your address by mistake or
on purpose. You need not do anything: without this link they do not get in.
Do not pass it on to anybody.
`,
})
