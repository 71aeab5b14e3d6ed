/** What the company writes about a pair of photos in `photos.json`. */
export interface PhotoEntry {
  /** The part of the file names that both photos share. */
  readonly name: string;
  readonly room: string;
  readonly service: string;
  /** What the photo before the clean shows. */
  readonly before: string;
  readonly after: string;
}

const WORDS: Readonly<Record<keyof PhotoEntry, string>> = {
  name: 'the name of its files without "-before.jpg"',
  room: 'the kind of room',
  service: 'what was done',
  before: 'what the photo before the clean shows',
  after: 'what the photo after the clean shows',
};

/** The entries of a `photos.json`, and what is wrong with it in words for whoever wrote it. */
export function parsePhotoEntries(json: string): {
  readonly entries: readonly PhotoEntry[];
  readonly problems: readonly string[];
} {
  const list = parseList(json);
  if (list === null) {
    const problem =
      'photos.json cannot be read. It starts with [ and ends with ], with a comma between one room and the next.';
    return { entries: [], problems: [problem] };
  }
  const entries: PhotoEntry[] = [];
  const problems: string[] = [];
  const names = new Set<string>();
  for (const [index, item] of list.entries()) {
    const given = new Map(Object.entries(typeof item === 'object' && item !== null ? item : {}));
    const read = (key: keyof PhotoEntry) => {
      const value: unknown = given.get(key);
      return typeof value === 'string' ? value.trim() : '';
    };
    const name = read('name');
    const where = name === '' ? `Room ${index + 1} of photos.json` : name;
    const missing = Object.entries(WORDS).filter(([key]) => read(key as keyof PhotoEntry) === '');
    problems.push(
      ...missing.map(([key, words]) => `${where}: "${key}" is missing. Write ${words}.`),
      ...[...given.keys()]
        .filter((key) => !(key in WORDS))
        .map(
          (key) => `${where}: "${key}" means nothing here. Take it out or correct its spelling.`,
        ),
    );
    if (name !== '' && !/^[a-z\d]+(?:-[a-z\d]+)*$/u.test(name)) {
      problems.push(`${where}: a name has small letters, digits and hyphens only.`);
    }
    if (names.has(name)) {
      problems.push(`${where}: two rooms have this name. Give one of them another.`);
    }
    names.add(name);
    if (missing.length === 0) {
      entries.push({
        name,
        room: read('room'),
        service: read('service'),
        before: read('before'),
        after: read('after'),
      });
    }
  }
  return { entries, problems };
}

function parseList(json: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
