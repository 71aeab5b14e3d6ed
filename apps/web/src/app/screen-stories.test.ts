import { LEGACY_REDIRECTS } from '@cleaning/contract/routes';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { accountRoutes } from './account-routes.tsx';
import { clientRoutes } from './client-routes.tsx';
import { routes } from './routes.tsx';
import { teamRoutes } from './team-routes.tsx';
import type { ScreenParameters } from './testing/screen-stories.tsx';

interface Story {
  readonly parameters?: { readonly screen?: ScreenParameters };
}

const STORIES = import.meta.glob<Record<string, Story>>('../**/*.stories.tsx', { eager: true });
const SOURCES = import.meta.glob<string>(['../**/*.tsx', '!../**/*.{test,stories}.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const screens = Object.values(STORIES).flatMap((file) =>
  Object.values(file).flatMap(({ parameters }) => parameters?.screen ?? []),
);

const flatten = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.flatMap((route) => [route, ...flatten(route.children ?? [])]);

/** The pages that show something of their own: an old address only leads to another one. */
const pages = flatten([...routes, accountRoutes, clientRoutes, teamRoutes]).filter(
  ({ path }) => path !== undefined && !Object.hasOwn(LEGACY_REDIRECTS, path),
);

/** The frames that the dialogs of the site are made of. */
const FRAMES = ['shared/forms/form-dialog.tsx', 'shared/forms/confirm-dialog.tsx'];
const dialogs = Object.entries(SOURCES)
  .filter(([, source]) => /<(FormDialog|ConfirmDialog|Dialog|FilePreview)\b/u.test(source))
  .map(([file]) => file.replace('../', ''))
  .filter((file) => !FRAMES.includes(file));

async function readsBefore({ lazy }: RouteObject): Promise<boolean> {
  const module = typeof lazy === 'function' ? await lazy() : {};
  return 'loader' in module;
}

it('shows every page of the site in a story', () => {
  expect(pages.length).toBeGreaterThan(30);
  const shown = new Set(screens.map(({ path }) => path));
  const missing = pages.flatMap(({ path = '' }) => (shown.has(path) ? [] : path));
  expect(missing).toEqual([]);
  expect([...shown].filter((path) => pages.every((page) => page.path !== path))).toEqual([]);
});

it('shows every page that reads data while it loads, fails and may not be read', async () => {
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

it('opens every dialog in a story', () => {
  expect(dialogs.length).toBeGreaterThan(30);
  const opened = new Set(screens.flatMap(({ dialog }) => dialog ?? []));
  expect(dialogs.filter((file) => !opened.has(file))).toEqual([]);
  expect([...opened].filter((file) => !dialogs.includes(file))).toEqual([]);
});
