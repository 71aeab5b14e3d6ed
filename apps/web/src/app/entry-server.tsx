import { CLIENT_PATHS, LEGACY_REDIRECTS, SITE_PATHS, STAFF_PATHS } from '@cleaning/contract/routes';
import { prerender } from 'react-dom/static';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { PageLoader } from './page-loader.tsx';
import { loadLazyRoutes } from './prefetch/prefetch-page.ts';
import { routes } from './routes.tsx';
import { createAppStore } from './store.ts';

export { hasSiteFrame } from '@cleaning/contract/routes';
export { PAGE_DESCRIPTIONS } from '../content/page-descriptions.ts';
export { documentTitle } from '../content/page-titles.ts';
export { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.ts';

/** The private addresses, which open the app shell and are not prerendered. */
export const APP_PATHS: readonly string[] = [
  SITE_PATHS.login,
  SITE_PATHS.register,
  SITE_PATHS.passwordReset,
  SITE_PATHS.emailVerification,
  ...Object.values(CLIENT_PATHS),
  ...Object.values(STAFF_PATHS),
  SITE_PATHS.adminPortal,
  ...Object.keys(LEGACY_REDIRECTS),
];

/**
 * The HTML of a public page as the server sends it.
 *
 * @throws When the address is not a page.
 */
export async function renderPage(path: string): Promise<string> {
  await loadLazyRoutes(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is a redirect, not a page.`);
  const { prelude } = await prerender(
    <App store={createAppStore()} services={null}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    // Deferred parts are rendered in place, without a script that moves them there.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}

/** Renders the app shell: a loading screen until the app has started. */
export async function renderShell(): Promise<string> {
  const { prelude } = await prerender(<PageLoader />);
  return new Response(prelude).text();
}
