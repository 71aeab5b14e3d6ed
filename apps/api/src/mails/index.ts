// What other folders use of failed mail.
export { countFailedMails } from './failed-mail-repository.ts';
export { mailsHandlers } from './handlers.ts';
