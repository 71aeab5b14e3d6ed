/** What an address says that leads nowhere. */
export const NOT_FOUND_TEXT = "The page you're looking for doesn't exist or has been moved.";
