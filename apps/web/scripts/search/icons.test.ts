import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEB_ROOT } from '../lib/paths.ts';
import { APPLE_TOUCH_ICON, MANIFEST_ICONS, writeIcons } from './icons.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-icons-'));
  await copyFile(join(WEB_ROOT, 'public/favicon.svg'), join(folder, 'favicon.svg'));
  await writeIcons(folder, '#123456');
});
afterAll(() => rm(folder, { recursive: true }));

test.each([...MANIFEST_ICONS, APPLE_TOUCH_ICON])(
  'draws $path in its size, with its corners filled only where others cut them',
  async ({ path, size, fillsCorners }) => {
    const { data, info } = await sharp(join(folder, path))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: size, height: size });
    const corner = [...data.subarray(0, 4)];
    expect(fillsCorners ? corner : corner.slice(3)).toEqual(
      fillsCorners ? [0x12, 0x34, 0x56, 0xff] : [0],
    );
  },
);
