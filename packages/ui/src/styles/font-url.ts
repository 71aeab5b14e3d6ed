/** The one font file of the product (latin, all weights), for a preload link. */
export { default as fontUrl } from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
