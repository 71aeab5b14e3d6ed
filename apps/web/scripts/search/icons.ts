import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { NOTICE_BADGE_PATH } from '../../src/content/team-app.ts';

/** An app icon with the company's mark, for phones and computers. */
export interface Icon {
  /** Its address within the site. */
  readonly path: string;
  /** Its width and height, in pixels. */
  readonly size: number;
  /** Fills the corners with colour, for systems that cut the icon into a shape. */
  readonly fillsCorners: boolean;
}

/** The largest icon that keeps its own shape. */
export const APP_ICON: Icon = { path: '/icon-512.png', size: 512, fillsCorners: false };

/** Android cuts this icon into the shape of its other icons. */
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

/** iPhones read this icon from the page and round its corners themselves. */
export const APPLE_TOUCH_ICON: Icon = {
  path: '/apple-touch-icon.png',
  size: 180,
  fillsCorners: true,
};

/** The width and height of the picture of notices, in pixels. */
export const BADGE_SIZE = 96;

/** What is at least this bright is part of the mark, as opposed to what it stands on. */
const BRIGHT = 128;

/** The width and height of `favicon.svg`, in its own units. */
const DRAWN_SIZE = 48;
const DRAWN_DENSITY = 72;

/** Renders every icon from the favicon in a folder, into the same folder. */
export async function writeIcons(folder: string, cornerColour: string): Promise<void> {
  for (const { path, size, fillsCorners } of [...MANIFEST_ICONS, APPLE_TOUCH_ICON]) {
    const picture = sharp(join(folder, 'favicon.svg'), {
      density: (DRAWN_DENSITY * size) / DRAWN_SIZE,
    }).resize(size, size);
    const filled = fillsCorners ? picture.flatten({ background: cornerColour }) : picture;
    await filled.png({ compressionLevel: 9, palette: true }).toFile(join(folder, path));
  }
}

/**
 * Draws the shape of the company's mark in white on nothing, from the bright parts of the favicon in
 * a folder, into the same folder.
 */
export async function writeNoticeBadge(folder: string): Promise<void> {
  const size = BADGE_SIZE * 4;
  const shape = await sharp(join(folder, 'favicon.svg'), {
    density: (DRAWN_DENSITY * size) / DRAWN_SIZE,
  })
    .resize(size, size)
    .flatten({ background: '#000000' })
    .threshold(BRIGHT)
    .extractChannel(0)
    .toBuffer();
  const badge = await sharp({
    create: { width: size, height: size, channels: 3, background: '#ffffff' },
  })
    .joinChannel(shape)
    .png()
    .toBuffer();
  await sharp(badge)
    .resize(BADGE_SIZE, BADGE_SIZE)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, NOTICE_BADGE_PATH));
}

const TOKENS = fileURLToPath(import.meta.resolve('@cleaning/ui/tokens.css'));

/**
 * The hex colour of a design token in the light theme, for files that cannot read custom
 * properties.
 *
 * @param token The full name: `--color-bg`.
 * @throws when no token of that name has a plain hex colour.
 */
export async function brandColour(token: string): Promise<string> {
  const css = await readFile(TOKENS, 'utf8');
  // The light theme is defined first.
  const [, colour] = new RegExp(`${token}:\\s*(#[0-9a-f]{6})\\b`).exec(css) ?? [];
  if (colour === undefined) {
    throw new Error(`The tokens hold no hex colour named ${token}.`);
  }
  return colour;
}
