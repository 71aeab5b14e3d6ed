// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

interface Listed {
  id: string;
  title: string;
}

/** The pages of the components and of the foundations. */
let listed: readonly Listed[];
/** The titles of all pages, in the order of the sidebar. */
let titles: readonly string[];

beforeAll(async () => {
  const { entries } = await buildIndex({
    configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
  });
  titles = Object.values(entries).map(({ title }) => title);
  listed = Object.values(entries).filter(
    ({ importPath, type }) => type === 'docs' && importPath.endsWith('.stories.tsx'),
  );
}, 60_000);

/** The names of the pages whose searchable title has a word that starts with the given text. */
const find = (word: string): string[] =>
  listed
    .map(({ title }) => title.split('/').at(-1) ?? '')
    .filter((title) => new RegExp(`\\b${word}`, 'iu').test(title))
    .map((title) => splitTitle(title).name);

it.each([
  ['spinner', 'Loader'],
  ['modal', 'Dialog'],
  ['accordion', 'Disclosure'],
  ['dropdown', 'Fields'],
  ['upload', 'File picker'],
  ['snackbar', 'Toast'],
  ['wizard', 'Steps'],
  ['chip', 'Badge'],
  ['spacing', 'Space and sizes'],
  ['typography', 'Type'],
  ['focus', 'Shape and depth'],
  ['date', 'Fields'],
])('finds by "%s" the page that is called %s here', (word, name) => {
  expect(find(word)).toContain(name);
});

it('finds every page of tokens by "token"', () => {
  expect(find('token')).toEqual([
    'Colours',
    'Type',
    'Space and sizes',
    'Shape and depth',
    'Motion',
  ]);
});

it('lists the foundations in the order of the preview, whatever their other names are', () => {
  const foundations = listed.filter(({ title }) => title.startsWith('Foundations/'));
  expect(foundations.map(({ title }) => splitTitle(title).name).slice(0, 11)).toEqual([
    'Colours',
    'Type',
    'Space and sizes',
    'Shape and depth',
    'Motion',
    'Breakpoints',
    'Icons',
    'Illustrations',
    'Logo',
    'Spot icon',
    'Voice',
  ]);
});

it('lists parts before screens, and both in an order in which they can be found', () => {
  const places = (depth: number, within = ''): string[] => [
    ...new Set(
      titles
        .filter((title) => title.startsWith(within))
        .map((title) => title.split('/').slice(0, depth).join('/')),
    ),
  ];
  expect(places(1)).toEqual([
    'Start here',
    'Foundations',
    'Signature',
    'Layout',
    'Controls',
    'Forms',
    'Content',
    'Feedback',
    'Navigation',
    'Site',
    'App',
    'Screens',
  ]);
  expect(places(2, 'Screens/')).toEqual([
    'Screens/Public',
    'Screens/Accounts',
    'Screens/Client portal',
    'Screens/Staff portal',
    'Screens/Admin portal',
    'Screens/Guards',
  ]);
  const screens = titles.filter((title) => title.startsWith('Screens/Staff portal/'));
  expect(screens).toEqual(screens.toSorted(new Intl.Collator('en').compare));
});

it('lists every component and foundation with two other names or more, each once', () => {
  expect(listed.length).toBeGreaterThan(50);
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
