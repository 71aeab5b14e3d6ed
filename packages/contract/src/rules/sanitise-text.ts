/** Trims free text and removes angle brackets. Output is escaped as well, wherever it is shown. */
export function sanitiseText(value: string): string {
  return value.replaceAll(/[<>]/gu, '').trim();
}

/**
 * Removes control characters that cannot be typed and that a database refuses, such as NUL. Tabs
 * and line breaks are kept.
 */
export function stripControlCharacters(value: string): string {
  return value.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}

/**
 * Makes one line of text: all white space, including line breaks, becomes single spaces, and
 * bidirectional control characters are removed, so that the text reads as it is stored.
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
