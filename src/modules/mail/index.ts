export { configuredMail } from './configured-mail.ts'
export type { Mail, Mailer } from './mailer.ts'
export { checkMailServer } from './smtp.ts'
