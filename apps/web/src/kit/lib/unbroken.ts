/** Joins words with non-breaking spaces, such as the groups of a number. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/**
 * Keeps times together with their am or pm, and a dash on the line of what it follows:
 * "4:00 pm – 5:30 pm" can break only after its dash.
 */
export const unbrokenTimes = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=[ap]m\b)| (?=–)/gu, '\u00A0');
