/** Words that stay on one line together, such as the groups of a number. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
