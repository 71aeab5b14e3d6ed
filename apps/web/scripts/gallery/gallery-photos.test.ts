import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photoPicture } from '../../src/content/gallery-photo.ts';
import { GALLERY_PHOTOS } from '../lib/paths.ts';
import { readPhotoPairs } from './read-photo-pairs.ts';
import { writePhotos } from './write-photos.ts';

let folder: string;
let site: string;
let cache: string;
beforeEach(async () => {
  [folder, site, cache] = (await Promise.all(
    ['photos', 'site', 'cache'].map((name) => mkdtemp(join(tmpdir(), `cleaning-${name}-`))),
  )) as [string, string, string];
});
afterEach(async () => {
  await Promise.all([folder, site, cache].map((path) => rm(path, { recursive: true })));
});

const KITCHEN = {
  name: 'blue-kitchen',
  room: 'Kitchen',
  service: 'Deep cleaning',
  before: 'a kitchen with a stained oven',
  after: 'the same kitchen, shining',
};

const describeRooms = (...rooms: unknown[]) =>
  writeFile(join(folder, 'photos.json'), JSON.stringify(rooms));

const takePhoto = (file: string, width = 900, height = 600, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#4a90c2' } })
    .jpeg()
    .withMetadata({ orientation })
    .withExif({ IFD0: { Copyright: 'Secret Street 1' } })
    .toFile(join(folder, file));

const problems = () =>
  readPhotoPairs(folder).then(
    () => [],
    (error: unknown) => String(error).split('\n').slice(1),
  );

test('the photos of the site can be shown', async () => {
  await expect(readPhotoPairs(GALLERY_PHOTOS)).resolves.toBeInstanceOf(Array);
});

// Making AVIF takes a while on a busy machine.
const ENCODING_MS = 30_000;

test(
  'makes AVIF and WebP of a pair in every width up to its own, and says their sizes',
  { timeout: ENCODING_MS },
  async () => {
    await describeRooms(KITCHEN);
    await takePhoto('blue-kitchen-before.jpg');
    await takePhoto('blue-kitchen-after.jpg');
    const pairs = await readPhotoPairs(folder);
    await writePhotos(site, cache, pairs);
    const [pair] = pairs;
    expect(pair?.shown).toMatchObject({
      id: 'blue-kitchen',
      room: 'Kitchen',
      before: { alt: 'Before: a kitchen with a stained oven' },
      after: { alt: 'After: the same kitchen, shining' },
    });

    const shown = [pair?.shown.before, pair?.shown.after].flatMap((side) =>
      side === undefined ? [] : [photoPicture(side)],
    );
    const files = shown.flatMap(({ src, sources }) => [
      { file: src, width: 900 },
      ...sources.flatMap(({ srcSet }) =>
        srcSet.split(', ').map((candidate) => {
          const [file = '', width = ''] = candidate.split(' ');
          return { file, width: Number.parseInt(width, 10) };
        }),
      ),
    ]);
    expect(shown.map(({ width, height }) => [width, height])).toEqual([
      [900, 600],
      [900, 600],
    ]);
    expect(new Set(files.map(({ width }) => width))).toEqual(new Set([640, 900]));
    for (const { file, width } of files) {
      const made = await sharp(join(site, file)).metadata();
      expect(made).toMatchObject({ width, height: Math.round((width * 2) / 3) });
      expect(made.format).toBe(file.endsWith('.avif') ? 'heif' : 'webp');
      expect(made.exif).toBeUndefined();
    }
    expect(await readdir(join(site, 'assets/gallery'))).toHaveLength(8);
    expect(await readdir(cache)).toHaveLength(8);
  },
);

test('turns a photo the way it was held, and gives a changed photo another name', async () => {
  await describeRooms(KITCHEN);
  await takePhoto('blue-kitchen-before.jpg', 1000, 1500, 6);
  await takePhoto('blue-kitchen-after.jpg', 1500, 1000);
  const first = (await readPhotoPairs(folder))[0]?.shown;
  expect(first?.before.photo).toMatchObject({ width: 1500, height: 1000 });
  await takePhoto('blue-kitchen-after.jpg', 1500, 1000, 3);
  const second = (await readPhotoPairs(folder))[0]?.shown;
  expect(second?.before.photo.path).toBe(first?.before.photo.path);
  expect(second?.after.photo.path).not.toBe(first?.after.photo.path);
});

test('says which half is missing, and which photos nobody describes', async () => {
  await describeRooms(KITCHEN);
  await takePhoto('blue-kitchen-before.jpg');
  await takePhoto('bathroom-after.jpg');
  expect(await problems()).toEqual([
    '- bathroom-after.jpg: no room in photos.json has this photo. Describe it there or delete it.',
    '- blue-kitchen: there is no photo after the clean. Add blue-kitchen-after.jpg.',
  ]);
});

test('refuses a pair of different sizes', async () => {
  await describeRooms(KITCHEN);
  await takePhoto('blue-kitchen-before.jpg', 1500, 1000);
  await takePhoto('blue-kitchen-after.jpg', 1500, 1100);
  expect(await problems()).toEqual([
    '- blue-kitchen: the photos have different sizes, 1500 x 1000 before and 1500 x 1100 after. Crop them alike.',
  ]);
});

test('refuses what it cannot show: too small, damaged, twice, or of another kind', async () => {
  const rooms = ['small', 'damaged', 'twice', 'apple'];
  await describeRooms(...rooms.map((name) => ({ ...KITCHEN, name })));
  await Promise.all(rooms.slice(0, 3).map((name) => takePhoto(`${name}-after.jpg`)));
  await takePhoto('small-before.jpg', 600, 400);
  await writeFile(join(folder, 'damaged-before.jpg'), 'not a photo');
  await takePhoto('twice-before.jpg');
  await takePhoto('twice-before.png');
  await writeFile(join(folder, 'apple-before.heic'), '');
  await takePhoto('apple-after.jpg');
  expect(await problems()).toEqual([
    '- small: small-before.jpg is 600 pixels wide. It needs 800 or more.',
    '- damaged: damaged-before.jpg is damaged or no photo. Save it as JPEG again.',
    expect.stringMatching(/^- twice: there are several photos before the clean/u),
    '- apple: apple-before.heic is of a kind that browsers do not show. Save it as JPEG.',
  ]);
});

test('asks for the words that people who cannot see the photos need', async () => {
  await describeRooms({ ...KITCHEN, before: ' ', altar: 'the same' });
  expect(await problems()).toEqual([
    '- blue-kitchen: "before" is missing. Write what the photo before the clean shows.',
    '- blue-kitchen: "altar" means nothing here. Take it out or correct its spelling.',
  ]);
});

test.each(['{}', '[{"name": "a"', '', 'null'])('explains that %s is no list', async (json) => {
  await writeFile(join(folder, 'photos.json'), json);
  expect((await problems())[0]).toMatch(/^- photos\.json cannot be read\./u);
});

test('refuses names that cannot be part of an address, and the same name twice', async () => {
  await describeRooms(KITCHEN, KITCHEN, { ...KITCHEN, name: '../Kitchen' }, 'kitchen');
  const found = await problems();
  expect(found).toContain('- blue-kitchen: two rooms have this name. Give one of them another.');
  expect(found).toContain('- ../Kitchen: a name has small letters, digits and hyphens only.');
  expect(found).toContainEqual(
    expect.stringMatching(/^- Room 4 of photos\.json: "name" is missing/u),
  );
});
