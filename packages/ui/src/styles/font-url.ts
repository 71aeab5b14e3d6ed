import url from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';

/** The typeface of the product (latin, all weights), for a preload link. */
export const fontUrl: string = url;
