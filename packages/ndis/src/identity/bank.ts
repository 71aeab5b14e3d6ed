/** Whether text is a bank-state-branch number: six digits, with or without the hyphen. */
export function isBsb(text: string): boolean {
  return /^\d{3}[-\s]?\d{3}$/u.test(text.trim());
}

/** A BSB as people read it: 000-000. Anything else is returned as it came. */
export function formatBsb(text: string): string {
  return isBsb(text) ? text.replaceAll(/\D/gu, '').replace(/^(\d{3})/u, '$1-') : text;
}

/** Whether text is an account number: five to nine digits. It is text, so that leading zeros stay. */
export function isBankAccountNumber(text: string): boolean {
  return /^\d{5,9}$/u.test(text.replaceAll(/\s/gu, ''));
}
