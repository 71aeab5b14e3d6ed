import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Story {
  readonly id: string;
  /** "Forms / Field: With an error". */
  readonly name: string;
}

interface Index {
  readonly entries: Readonly<
    Record<string, { type: string; id: string; title: string; name: string }>
  >;
}

/** The stories of a built Storybook, in its order. */
export function listStories(folder: string): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Index;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, name: `${title.replaceAll('/', ' / ')}: ${name}` }));
}
