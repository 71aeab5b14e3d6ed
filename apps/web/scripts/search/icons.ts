import { join } from 'node:path';
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
