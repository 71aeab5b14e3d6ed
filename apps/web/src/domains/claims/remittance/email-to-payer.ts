import type { AnswerRow } from './answer-rows.ts';

/**
 * A `mailto:` link to the plan manager who rejected a row, with a subject and text. It contains the
 * invoice number but no names, because email is not encrypted.
 *
 * @returns null if no plan manager pays, or their address is not recorded.
 */
export function emailToPayer({ invoice, reason }: AnswerRow): string | null {
  const { number, payer_email: email } = invoice;
  if (email === null) return null;
  const subject = `Invoice ${number}, rejected in your remittance`;
  const body = `Your remittance says of invoice ${number}: ${reason ?? 'it is rejected.'}\r\n\r\n`;
  // Split at the last @. The part before it may contain a ? or &, which would start a field of the
  // mailto link.
  const at = email.lastIndexOf('@');
  const to = `${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
