/** The minimum length of a search over everything, since a single letter matches too many names. */
export const MIN_SEARCH_LENGTH = 2;
