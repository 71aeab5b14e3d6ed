/** Words that stay on one line together, such as the groups of a number. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** A text in which no time of day is parted from its am or pm: "4:00 pm – 5:30 pm" breaks at its dash. */
export const unbrokenTimes = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=[ap]m\b)/gu, '\u00A0');
