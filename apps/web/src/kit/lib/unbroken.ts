/** Joins words with non-breaking spaces, such as the groups of a number. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** Lets a period break between its dates alone: "1 Mar 2026 –" and "28 Feb 2027". */
export const unbrokenPeriod = (period: string): string =>
  period.split(' – ').map(unbroken).join('\u00A0– ');

const DAY_AND_MONTH =
  /(?<=\b\d{1,2}) (?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)/gu;

const TIME_OR_DURATION = /(?<=\d) (?=(?:[ap]m|h|min)\b)| (?=–)|(?<=\d h) (?=\d{1,2} min\b)/gu;

/**
 * Keeps a day with its month, a time with its am or pm, a duration together, and a dash on the line of
 * what it follows: "Friday 4 December, 4:00 pm – 5:30 pm, 1 h 30 min" can break before the day, and
 * after the dash and the commas.
 */
export const unbrokenTimes = (text: string): string =>
  text.replaceAll(DAY_AND_MONTH, '\u00A0').replaceAll(TIME_OR_DURATION, '\u00A0');
