import { LEGACY_REDIRECTS, SITE_PATHS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { accountRoutes } from './account-routes.tsx';
import { clientRoutes } from './client-routes.tsx';
import { routes } from './routes.tsx';
import { teamRoutes } from './team-routes.tsx';
import type { ScreenParameters } from './testing/screen-stories.tsx';

interface Story {
  readonly parameters?: {
    readonly screen?: ScreenParameters;
    readonly darkColours?: { readonly disable: boolean };
  };
}

const STORIES = import.meta.glob<Record<string, Story>>('../**/*.stories.tsx', { eager: true });
const SOURCES = import.meta.glob<string>(['../**/*.tsx', '!../**/*.{test,stories}.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The files that export a component, by its name. */
const filesOf = Map.groupBy(
  Object.entries(SOURCES).flatMap(([file, source]) =>
    [...source.matchAll(/^export (?:async )?function ([A-Z]\w+)/gmu)].map(([, name]) => ({
      name,
      file,
    })),
  ),
  ({ name }) => name,
);

const screens = Object.values(STORIES).flatMap((file) =>
  Object.values(file).flatMap(({ parameters }) => parameters?.screen ?? []),
);

const flatten = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.flatMap((route) => [route, ...flatten(route.children ?? [])]);

/** The pages with content of their own, without redirects from old addresses. */
const pages = flatten([...routes, accountRoutes, clientRoutes, teamRoutes]).filter(
  ({ path }) => path !== undefined && !Object.hasOwn(LEGACY_REDIRECTS, path),
);

/** The components that all dialogs are built with. */
const FRAMES = ['kit/forms/form-dialog.tsx', 'kit/forms/confirm-dialog.tsx'];
const dialogs = Object.entries(SOURCES)
  .filter(([, source]) => /<(FormDialog|ConfirmDialog|Dialog|FilePreview)\b/u.test(source))
  .map(([file]) => file.replace('../', ''))
  .filter((file) => !FRAMES.includes(file));

/** Each page's file, with the files of every component that it shows. */
const pageFiles = Object.keys(STORIES)
  .map((file) => file.replace('.stories', ''))
  .filter((file) => file.endsWith('-page.tsx'))
  .map((file) => [file, [...filesShownBy(file)]] as const);

function filesShownBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of SOURCES[file]?.matchAll(/<([A-Z]\w+)/gu) ?? []) {
    for (const shown of filesOf.get(name) ?? []) filesShownBy(shown.file, found);
  }
  return found;
}

const storyFile = (file: string): string => file.replace('.tsx', '.stories.tsx');
const screensOf = (file: string) =>
  Object.values(STORIES[storyFile(file)] ?? {}).flatMap(
    ({ parameters }) => parameters?.screen ?? [],
  );
const pathOf = (file: string): string => screensOf(file)[0]?.path ?? '';
const storiesOf = (file: string): string[] => Object.keys(STORIES[storyFile(file)] ?? {});

async function readsBefore({ lazy }: RouteObject): Promise<boolean> {
  const module = typeof lazy === 'function' ? await lazy() : {};
  return 'loader' in module;
}

it('every page of the site has a story', () => {
  expect(pages.length).toBeGreaterThan(30);
  const shown = new Set(screens.map(({ path }) => path));
  const missing = pages.flatMap(({ path = '' }) => (shown.has(path) ? [] : path));
  expect(missing).toEqual([]);
  expect([...shown].filter((path) => pages.every((page) => page.path !== path))).toEqual([]);
});

it('every page has a story whose dark colours are checked, most of its stories are not', () => {
  const checked = Object.values(STORIES)
    .flatMap((file) => Object.values(file))
    .flatMap(({ parameters }) =>
      parameters?.darkColours?.disable === false ? (parameters.screen?.path ?? []) : [],
    );
  expect(pages.filter(({ path = '' }) => !checked.includes(path))).toEqual([]);
  expect(checked.length).toBeLessThan(screens.length / 4);
});

it('every page that loads data has stories for loading, failure and missing access', async () => {
  const missing: string[] = [];
  for (const page of pages) {
    if (!(await readsBefore(page))) continue;
    for (const state of ['loading', 'failed', 'forbidden'] as const) {
      const isShown = screens.some((screen) => screen.path === page.path && screen.state === state);
      if (!isShown) missing.push(`${page.path}: ${state}`);
    }
  }
  expect(missing).toEqual([]);
});

it.each([
  [SITE_PATHS.clientPortal, 'staff'],
  [SITE_PATHS.staffPortal, 'client'],
  [SITE_PATHS.adminPortal, 'staff'],
])(
  'a story shows what the guard of %s does with each user whom it stops, a %s too',
  (guarded, stranger) => {
    const viewers = screens.filter(({ path }) => path === guarded).map(({ viewer }) => viewer);
    expect(viewers).toEqual(expect.arrayContaining(['unknown', 'visitor', 'unverified', stranger]));
  },
);

it('every list has stories with no, one and many rows', () => {
  // A page of one record may be shown beside the list that it belongs to.
  const lists = pageFiles.filter(
    ([file, sources]) =>
      sources.includes('../kit/lists/resource-list.tsx') && !/:\w+$/u.test(pathOf(file)),
  );
  expect(lists.length).toBeGreaterThan(8);
  const missing = lists.flatMap(([file]) =>
    ['Empty', 'One', 'Many']
      .filter((size) => !storiesOf(file).some((name) => name.startsWith(size)))
      .map((size) => `${file}: ${size}`),
  );
  expect(missing).toEqual([]);
});

it('every client page that differs for NDIS clients has a story for both', () => {
  const differing = pageFiles.filter(
    ([file, sources]) =>
      /\/(?:client|profile)\//u.test(file) &&
      sources.some((each) => /\b(?:isNdis|is_ndis_client)\b/u.test(SOURCES[each] ?? '')),
  );
  expect(differing.length).toBeGreaterThan(3);
  const missing = differing.flatMap(([file]) => {
    const viewers = screensOf(file).map(({ viewer }) => viewer);
    return (['client', 'ndis client'] as const)
      .filter((viewer) => !viewers.includes(viewer))
      .map((viewer) => `${file}: ${viewer}`);
  });
  expect(missing).toEqual([]);
});

it.each([
  ['calculator', SITE_PATHS.clientCalculator],
  ['form of an account', SITE_PATHS.register],
  ['form of a quote', SITE_PATHS.clientQuoteEdit],
])('a story performs what a user does with the %s', (_, path) => {
  expect(screens.filter((screen) => screen.path === path && screen.isPlayed)).not.toEqual([]);
});

it('every dialog is opened in a story', () => {
  expect(dialogs.length).toBeGreaterThan(30);
  const opened = new Set(screens.flatMap(({ dialog }) => dialog ?? []));
  expect(dialogs.filter((file) => !opened.has(file))).toEqual([]);
  expect([...opened].filter((file) => !dialogs.includes(file))).toEqual([]);
});
