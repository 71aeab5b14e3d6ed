/** Escapes text so that a `like` pattern matches it literally. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
