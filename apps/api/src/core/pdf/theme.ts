/** The colours of the brand that a document uses. */
export const COLOURS = {
  ink: '#180c2e',
  muted: '#4a4263',
  blue: '#006da6',
  deep: '#004e7c',
  tint: '#f1f8fd',
  sky: '#e2f2fb',
  line: '#d5e3ee',
  butter: '#ffefc6',
  earth: '#6f4100',
  white: '#ffffff',
} as const;

/** An A4 page, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, footer: 56 } as const;

/** The width between the margins, in points. */
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Where content must end, in points from the top. */
export const CONTENT_BOTTOM = PAGE.height - PAGE.footer - 14;

/** The wren of the logo on a grid of 48: each path with its colour. */
export const WREN: readonly (readonly [path: string, colour: string])[] = [
  ['M10.85 29 4.25 9.6a2 2 0 0 1 1.3-2.5l6-1.9a2 2 0 0 1 2.5 1.2L20.6 26l-5 5Z', '#180c2e'],
  ['M10.85 29C16.5 29 21 24 21 17.8V17a10 10 0 0 1 20 0v12a15.08 15.08 0 0 1-30.15 0', '#006da6'],
  ['M41 26v3a15.1 15.1 0 0 1-15.07 15.08C25.9 34.5 32.5 27 41 26', '#cfe9f8'],
  ['M21 16.5a10 9.5 0 0 1 20 0Z', '#39b1ea'],
  ['M40 16.2h1l6.3 3.4-6.3 3.2h-1Z', '#180c2e'],
  ['M21 16.2h20v6.6H20c.7-1.6 1-3.3 1-5Z', '#180c2e'],
];
