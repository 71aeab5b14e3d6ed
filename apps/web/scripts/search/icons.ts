import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** A picture of the company's mark that phones and computers put among their apps. */
export interface Icon {
  /** Its address within the site. */
  readonly path: string;
  /** Its width and height, in pixels. */
  readonly size: number;
  /** Where the mark may be cut into a shape, its colour has to reach every corner. */
  readonly fillsCorners: boolean;
}

/** The largest icon with its own shape. */
export const APP_ICON: Icon = { path: '/icon-512.png', size: 512, fillsCorners: false };

/** Android cuts this one into the shape of its other icons. */
export const MASKABLE_ICON: Icon = {
  path: '/icon-maskable-512.png',
  size: 512,
  fillsCorners: true,
};

/** The icons that the web manifest names. */
export const MANIFEST_ICONS: readonly Icon[] = [
  { path: '/icon-192.png', size: 192, fillsCorners: false },
  APP_ICON,
  MASKABLE_ICON,
];

/** iPhones read this one from the page and round its corners themselves. */
export const APPLE_TOUCH_ICON: Icon = {
  path: '/apple-touch-icon.png',
  size: 180,
  fillsCorners: true,
};

/** The side of the square that `favicon.svg` is drawn in. */
const DRAWN_SIZE = 48;
const DRAWN_DENSITY = 72;

/** Draws every icon from the favicon of a folder, into that folder. */
export async function writeIcons(folder: string, cornerColour: string): Promise<void> {
  for (const { path, size, fillsCorners } of [...MANIFEST_ICONS, APPLE_TOUCH_ICON]) {
    const picture = sharp(join(folder, 'favicon.svg'), {
      density: (DRAWN_DENSITY * size) / DRAWN_SIZE,
    }).resize(size, size);
    const filled = fillsCorners ? picture.flatten({ background: cornerColour }) : picture;
    await filled.png({ compressionLevel: 9, palette: true }).toFile(join(folder, path));
  }
}

const TOKENS = fileURLToPath(import.meta.resolve('@cleaning/ui/tokens.css'));

/**
 * The colour of a design token in the light theme, for files that cannot read custom properties.
 *
 * @param token Its name in full: `--color-bg`.
 * @throws when no such token has a plain hex colour.
 */
export async function brandColour(token: string): Promise<string> {
  const css = await readFile(TOKENS, 'utf8');
  // The light theme comes first.
  const [, colour] = new RegExp(`${token}:\\s*(#[0-9a-f]{6})\\b`).exec(css) ?? [];
  if (colour === undefined) {
    throw new Error(`The tokens hold no hex colour named ${token}.`);
  }
  return colour;
}
