/** Text to find as it is, inside a pattern of `like`. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
