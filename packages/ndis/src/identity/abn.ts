const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Has a valid checksum but belongs to no business. */
const NOBODY = '10000000000';

/** Removes the spaces that people type between groups of digits. */
export function normaliseAbn(text: string): string {
  return text.replaceAll(/\s/gu, '');
}

/** Whether text is an Australian Business Number: eleven digits with a valid checksum. */
export function isValidAbn(text: string): boolean {
  const digits = normaliseAbn(text);
  if (!/^[1-9]\d{10}$/u.test(digits) || digits === NOBODY) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const digit = Number(digits[index]);
    return total + weight * (index === 0 ? digit - 1 : digit);
  }, 0);
  return sum % 89 === 0;
}

/** Formats an ABN as NN NNN NNN NNN. Other text is returned unchanged. */
export function formatAbn(text: string): string {
  const digits = normaliseAbn(text);
  if (!/^\d{11}$/u.test(digits)) return text;
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/u, '$1 $2 $3 $4');
}
