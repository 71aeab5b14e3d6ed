/** Words that stay on one line together, such as the groups of a number. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');
