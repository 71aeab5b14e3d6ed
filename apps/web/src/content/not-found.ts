/** The text of the not-found page. */
export const NOT_FOUND_TEXT = "The page you're looking for doesn't exist or has been moved.";
