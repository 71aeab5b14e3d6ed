import { readFile, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { PhotographedRoom } from '../../src/content/gallery-photos.ts';

const NARROWEST = 800;
const FORMATS = new Set(['.jpg', '.jpeg', '.png', '.webp']);
const NOT_PHOTOS = new Set(['README.md', 'photos.json', '.DS_Store', 'Thumbs.db']);

const requiredText = (meaning: string) => {
  const error = `is missing. Write ${meaning}.`;
  return z.string({ error }).trim().min(1, { error });
};

const RoomSchema = z.strictObject({
  name: requiredText('the name of its files without "-before.jpg"').regex(
    /^[a-z\d]+(?:-[a-z\d]+)*$/u,
    {
      error: 'has small letters, digits and hyphens only.',
    },
  ),
  room: requiredText('the kind of room'),
  service: requiredText('what was done'),
  before: requiredText('what the photo before the clean shows'),
  after: requiredText('what the photo after the clean shows'),
}) satisfies z.ZodType<PhotographedRoom>;

/** Problems of a folder of photos and its `photos.json`, as sentences that say what to do. */
export async function galleryProblems(folder: string): Promise<readonly string[]> {
  const rooms = parseList(await readFile(join(folder, 'photos.json'), 'utf8'));
  if (rooms === null) {
    return [
      'photos.json cannot be read. It starts with [ and ends with ], with a comma between one room and the next.',
    ];
  }
  const files = (await readdir(folder)).filter((file) => !NOT_PHOTOS.has(file));
  const names = rooms.map((room) => nameOf(room));
  const described = new Set(names.flatMap((name) => [`${name}-before`, `${name}-after`]));
  const problems = files
    .filter((file) => !described.has(parse(file).name))
    .map(
      (file) => `${file}: no room in photos.json has this photo. Describe it there or delete it.`,
    );
  for (const [index, room] of rooms.entries()) {
    const name = names[index] ?? '';
    const where = name === '' ? `Room ${index + 1} of photos.json` : name;
    const found = [
      ...wordProblems(room),
      ...(name !== '' && names.indexOf(name) < index
        ? ['two rooms have this name. Give one of them another.']
        : []),
      ...(name === '' ? [] : await photoProblems(folder, files, name)),
    ];
    problems.push(...found.map((problem) => `${where}: ${problem}`));
  }
  return problems;
}

function parseList(json: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function nameOf(room: unknown): string {
  return typeof room === 'object' && room !== null && 'name' in room ? String(room.name) : '';
}

function wordProblems(room: unknown): string[] {
  const { error } = RoomSchema.safeParse(room);
  return (error?.issues ?? []).map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `"${issue.keys.join('", "')}" means nothing here. Take it out or correct its spelling.`
      : `"${issue.path.join('.')}" ${issue.message}`,
  );
}

async function photoProblems(
  folder: string,
  files: readonly string[],
  name: string,
): Promise<string[]> {
  const problems: string[] = [];
  const sizes: string[] = [];
  for (const side of ['before', 'after']) {
    const found = files.filter((file) => parse(file).name === `${name}-${side}`);
    const [file] = found;
    if (file === undefined) {
      problems.push(`there is no photo ${side} the clean. Add ${name}-${side}.jpg.`);
    } else if (found.length > 1) {
      problems.push(
        `there are several photos ${side} the clean, ${found.join(' and ')}. Keep one.`,
      );
    } else if (!FORMATS.has(parse(file).ext)) {
      problems.push(
        `${file} is of a kind that browsers do not show. Save it as ${name}-${side}.jpg.`,
      );
    } else {
      const size = await sharp(join(folder, file))
        .metadata()
        .then(({ autoOrient }) => autoOrient)
        .catch(() => null);
      if (size === null) {
        problems.push(`${file} is damaged or no photo. Save it as JPEG again.`);
      } else if (size.width < NARROWEST) {
        problems.push(`${file} is ${size.width} pixels wide. It needs ${NARROWEST} or more.`);
      } else {
        sizes.push(`${size.width} x ${size.height}`);
      }
    }
  }
  const [before, after] = sizes;
  if (after !== undefined && before !== after) {
    problems.push(
      `the photos have different sizes, ${before} before and ${after} after. Crop them alike.`,
    );
  }
  return problems;
}
