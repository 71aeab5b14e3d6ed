/** How many letters a search over everything takes at least: one is in too many names. */
export const MIN_SEARCH_LENGTH = 2;
