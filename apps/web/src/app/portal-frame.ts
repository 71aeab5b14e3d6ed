import type { RouteObject } from 'react-router-dom';

export const withAccountProviders = (children: RouteObject[]): RouteObject => ({
  lazy: () => import('./account-providers.tsx'),
  children,
});

export const withPortalProviders = (children: RouteObject[]): RouteObject =>
  withAccountProviders([{ lazy: () => import('./portal-providers.tsx'), children }]);

/** Renders the error of a page inside the frame of its portal, whose menu still works. */
export const withFailedScreen = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({
    ErrorBoundary: (await import('#shell/portal/screen-failed.tsx')).ScreenFailed,
  }),
  children,
});
