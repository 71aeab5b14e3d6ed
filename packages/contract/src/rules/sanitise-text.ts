/** Trims free text and strips angle brackets. Output is escaped as well, wherever it is shown. */
export function sanitiseText(value: string): string {
  return value.replaceAll(/[<>]/gu, '').trim();
}

/**
 * Strips the control characters that no keyboard types and that a database refuses, such as NUL.
 * Tabs and line breaks stay.
 */
export function stripControlCharacters(value: string): string {
  return value.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}

/** Free text as it is kept. */
export function cleanText(value: string): string {
  return sanitiseText(stripControlCharacters(value));
}

/** Shown when a text is longer than what is kept. */
export function tooLongMessage(max: number): string {
  return `Use ${max} characters or fewer.`;
}
