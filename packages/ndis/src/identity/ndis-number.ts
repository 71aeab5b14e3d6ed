/** Removes the spaces that people type between groups of digits. */
export function normaliseNdisNumber(value: string): string {
  return value.replaceAll(/\s/gu, '');
}

/** Whether a value has exactly nine digits; spaces are ignored. */
export function isNdisNumber(value: string): boolean {
  return /^\d{9}$/u.test(normaliseNdisNumber(value));
}

/** Masks a number so that it can be recognised but not read: 430123456 becomes 43x xxx x56. */
export function maskNdisNumber(value: string): string {
  const digits = normaliseNdisNumber(value);
  return `${digits.slice(0, 2)}x xxx x${digits.slice(-2)}`;
}
