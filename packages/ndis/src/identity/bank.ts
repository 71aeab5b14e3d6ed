/** Whether text is a bank-state-branch number: six digits, with or without the hyphen. */
export function isBsb(text: string): boolean {
  return /^\d{3}[-\s]?\d{3}$/u.test(text.trim());
}

/** Formats a BSB as 000-000. Other text is returned unchanged. */
export function formatBsb(text: string): string {
  return isBsb(text) ? text.replaceAll(/\D/gu, '').replace(/^(\d{3})/u, '$1-') : text;
}

/**
 * Whether text is an account number: five to nine digits. Account numbers are text, so that leading
 * zeros are kept.
 */
export function isBankAccountNumber(text: string): boolean {
  return /^\d{5,9}$/u.test(text.replaceAll(/\s/gu, ''));
}
