/** A text as the beginning of a sentence: "one visit" becomes "One visit". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
