import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { galleryProblems } from './gallery-problems.ts';
import { GALLERY_PHOTOS } from './paths.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-photos-'));
});
afterEach(() => rm(folder, { recursive: true }));

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
    .toFile(join(folder, file));

test('the photos of the site can be shown', async () => {
  expect(await galleryProblems(GALLERY_PHOTOS)).toEqual([]);
});

test('passes a pair of one size, whichever way the phone was held', async () => {
  await describeRooms(KITCHEN);
  await takePhoto('blue-kitchen-before.jpg', 1000, 1500, 6);
  await takePhoto('blue-kitchen-after.jpg', 1500, 1000);
  expect(await galleryProblems(folder)).toEqual([]);
});

test('says which half is missing, and which photos have no description', async () => {
  await describeRooms(KITCHEN);
  await takePhoto('blue-kitchen-before.jpg');
  await takePhoto('bathroom-after.jpg');
  expect(await galleryProblems(folder)).toEqual([
    'bathroom-after.jpg: no room in photos.json has this photo. Describe it there or delete it.',
    'blue-kitchen: there is no photo after the clean. Add blue-kitchen-after.jpg.',
  ]);
});

test('refuses what it cannot show: too small, damaged, twice, unequal, or of another kind', async () => {
  const rooms = ['small', 'damaged', 'twice', 'unequal', 'apple'];
  await describeRooms(...rooms.map((name) => ({ ...KITCHEN, name })));
  await Promise.all(rooms.map((name) => takePhoto(`${name}-after.jpg`)));
  await takePhoto('small-before.jpg', 600, 400);
  await writeFile(join(folder, 'damaged-before.jpg'), 'not a photo');
  await takePhoto('twice-before.jpg');
  await takePhoto('twice-before.png');
  await takePhoto('unequal-before.jpg', 900, 700);
  await writeFile(join(folder, 'apple-before.heic'), '');
  expect(await galleryProblems(folder)).toEqual([
    'small: small-before.jpg is 600 pixels wide. It needs 800 or more.',
    'damaged: damaged-before.jpg is damaged or no photo. Save it as JPEG again.',
    expect.stringMatching(/^twice: there are several photos before the clean/u),
    'unequal: the photos have different sizes, 900 x 700 before and 900 x 600 after. Crop them alike.',
    'apple: apple-before.heic is of a kind that browsers do not show. Save it as apple-before.jpg.',
  ]);
});

test('asks for the words that people who cannot see the photos need', async () => {
  await describeRooms({ ...KITCHEN, before: ' ', altar: 'the same' }, KITCHEN, 'kitchen');
  await takePhoto('blue-kitchen-before.jpg');
  await takePhoto('blue-kitchen-after.jpg');
  const problems = await galleryProblems(folder);
  expect(problems).toContain(
    'blue-kitchen: "before" is missing. Write what the photo before the clean shows.',
  );
  expect(problems).toContain(
    'blue-kitchen: "altar" means nothing here. Take it out or correct its spelling.',
  );
  expect(problems).toContain('blue-kitchen: two rooms have this name. Give one of them another.');
  expect(problems).toContainEqual(expect.stringMatching(/^Room 3 of photos\.json: /u));
});

test.each(['{}', '[{"name": "a"', '', 'null'])('explains that %s is no list', async (json) => {
  await writeFile(join(folder, 'photos.json'), json);
  expect((await galleryProblems(folder))[0]).toMatch(/^photos\.json cannot be read\./u);
});
