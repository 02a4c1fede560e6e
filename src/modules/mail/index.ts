export { configuredMail } from './configured-mail.ts'
export { type Mail, type Mailer, sealedMails } from './mailer.ts'
export { checkMailServer } from './smtp.ts'
