export { createEmailSignIn, type EmailSignIn } from './email-sign-in.ts'
export { tidyEmailLinks } from './store.ts'
