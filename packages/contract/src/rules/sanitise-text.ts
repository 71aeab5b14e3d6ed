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

/**
 * Text of one line: every stretch of white space, line breaks too, is one space, and the marks that
 * turn the order of letters around are gone, so that it reads the way it is stored.
 */
export function onOneLine(value: string): string {
  return value
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Free text as stored. */
export function cleanText(value: string): string {
  return sanitiseText(stripControlCharacters(value));
}

/** Shown when a text is longer than what is kept. */
export function tooLongMessage(max: number): string {
  return `Use ${max} characters or fewer.`;
}
