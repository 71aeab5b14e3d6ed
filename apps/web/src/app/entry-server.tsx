import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import { createAppStore } from './store.ts';

export { documentTitle } from '../content/page-heads.ts';
export { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.ts';
export { APP_PATHS } from './site-map.ts';

/** The HTML of a public page, as everyone sees it before the app starts. */
export async function renderPage(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) {
    throw new Error(`Cannot write ${path}: it redirects to ${context.headers.get('location')}.`);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <App store={createAppStore()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
}
