import { refuse, type ApiError } from '../core/http/api-error.ts';

/** Refuses to mail a document to a client without an email, and says what staff do instead. */
export const noEmail = (name: string): ApiError =>
  refuse(`${name} has no email. Download the PDF and print or post it, or add an email.`);
