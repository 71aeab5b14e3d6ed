// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, it } from 'vitest';
import { componentFolder } from './component-folder.ts';
import { splitTitle } from './split-title.ts';

interface Listed {
  id: string;
  folder: string;
  name: string;
  title: string;
}

let listed: readonly Listed[];

beforeAll(async () => {
  const { entries } = await buildIndex({
    configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
  });
  listed = Object.values(entries).flatMap(({ id, importPath, title, type }) => {
    const folder = componentFolder(importPath);
    const name = title.split('/').at(-1) ?? '';
    return folder !== undefined && type === 'docs' ? [{ id, folder, name, title }] : [];
  });
}, 60_000);

/** The components whose searchable title has a word that starts with the given text. */
const find = (word: string): string[] =>
  listed
    .filter(({ name }) => new RegExp(`\\b${word}`, 'iu').test(name))
    .map(({ folder }) => folder);

it.each([
  ['spinner', 'loader'],
  ['modal', 'dialog'],
  ['accordion', 'disclosure'],
  ['dropdown', 'field'],
  ['upload', 'file-picker'],
  ['snackbar', 'toast'],
  ['wizard', 'steps'],
  ['chip', 'badge'],
])('finds by "%s" the component that is called %s here', (word, folder) => {
  expect(find(word)).toContain(folder);
});

it('lists every component with two other names or more, each once', () => {
  expect(listed.length).toBeGreaterThan(40);
  const short = listed.filter(({ title }) => {
    const { name, otherNames } = splitTitle(title);
    const distinct = new Set([name, ...otherNames].map((each) => each.toLowerCase()));
    return otherNames.length < 2 || distinct.size <= otherNames.length;
  });
  expect(short).toEqual([]);
});

it('keeps the other names out of the addresses of the pages', () => {
  for (const { id, title } of listed) {
    const section = title.split('/').slice(0, -1).join('-');
    const slug = `${section}-${splitTitle(title).name}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-');
    expect(id).toBe(`${slug}--docs`);
  }
});
