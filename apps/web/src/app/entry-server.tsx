import { SITE_PATHS } from '@cleaning/contract/routes';
import { prerender } from 'react-dom/static';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { App } from './app.tsx';
import { PageLoader } from '#shell/page-loader.tsx';
import { createAppServices } from './app-services.ts';
import { findPageTitle } from './navigation/use-page-title.ts';
import { loadLazyRoutes } from './prefetch/prefetch-page.ts';
import { loadAllPrivateRoutes, routesFor } from './routes.tsx';
import { createAppStore } from './store.ts';

export { hasSiteFrame } from '@cleaning/contract/routes';
export { PAGE_DESCRIPTIONS } from '#content/page-descriptions.ts';
export { documentTitle } from '#content/page-titles.ts';
export { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.ts';

/**
 * The pages of accounts with a form that anyone may fill in, by the names of their modules in
 * `domains/accounts`. What the page of email verification shows depends on who opens it.
 */
export const ACCOUNT_PAGES = [
  { name: 'login', path: SITE_PATHS.login },
  { name: 'register', path: SITE_PATHS.register },
  { name: 'password-reset', path: SITE_PATHS.passwordReset },
] as const;

const listPaths = ({ path, children = [] }: RouteObject): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(listPaths),
];

/** The private addresses, which open the app shell unless their page is prerendered. */
export async function listAppPaths(): Promise<readonly string[]> {
  return (await loadAllPrivateRoutes()).flatMap(listPaths);
}

interface RenderedPage {
  /** The name of the page, for the browser's title. */
  readonly title: string;
  /** As the server sends it. */
  readonly html: string;
}

/** @throws When the address is not a page, or its page has no title. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const routes = await routesFor(path);
  await loadLazyRoutes(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is a redirect, not a page.`);
  const store = createAppStore();
  const services = createAppServices({ store, routesFor, navigation: NO_NAVIGATION });
  const { prelude } = await prerender(
    <App store={store} services={services}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    // Deferred parts are rendered in place, without a script that moves them there.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const title = findPageTitle(context.matches.map(({ route }) => route.handle));
  if (title === null) throw new Error(`${path} has no title.`);
  return { title, html: await new Response(prelude).text() };
}

const NO_NAVIGATION = {
  location: { pathname: '', search: '', hash: '' },
  navigate: () => {
    throw new Error('A page that is prerendered goes nowhere.');
  },
};

/** Renders the app shell: a loading screen until the app has started. */
export async function renderShell(): Promise<string> {
  const { prelude } = await prerender(<PageLoader />);
  return new Response(prelude).text();
}
