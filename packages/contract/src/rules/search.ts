/** The minimum length of a search over everything, since a single letter matches too many names. */
export const MIN_SEARCH_LENGTH = 2;

/** The longest text to search for. */
export const MAX_SEARCH_LENGTH = 100;

export const SEARCH_TOO_LONG = `Search for ${MAX_SEARCH_LENGTH} characters or fewer.`;
