import type { AnswerRow } from './answer-rows.ts';

/**
 * The address of an email to the plan manager who rejected a row, with a subject and its own words. It names
 * the invoice and nobody: email is not encrypted.
 *
 * @returns null where no plan manager pays, or their address is not on record.
 */
export function emailToPayer({ invoice, reason }: AnswerRow): string | null {
  const { number, payer_email: email } = invoice;
  if (email === null) return null;
  const subject = `Invoice ${number}, rejected in your remittance`;
  const body = `Your remittance says of invoice ${number}: ${reason ?? 'it is rejected.'}\r\n\r\n`;
  // The last @ ends the name of the mailbox, in which a ? or & would start a field of the email.
  const at = email.lastIndexOf('@');
  const to = `${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
