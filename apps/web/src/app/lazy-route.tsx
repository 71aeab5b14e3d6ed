import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import type { NonIndexRouteObject } from 'react-router-dom';
import type { Prefetch } from '../shared/portal-api/index.ts';
import { usePageTitle } from './navigation/use-page-title.ts';

/** What the module of a route exports. */
export interface RouteModule {
  readonly Component: ComponentType;
  /** The page's name in the browser's title, before the company's name. */
  readonly handle?: { readonly title: string };
  /** Begins to read what the page will show first, before it is opened. */
  readonly prefetch?: Prefetch;
}

export type LoadRoute = () => Promise<RouteModule>;

/** A route whose module loads when it is visited. */
export interface LazyRoute extends NonIndexRouteObject {
  /** Loads the module, once. The route draws at once from then on. */
  readonly preload: () => Promise<RouteModule | undefined>;
  readonly children?: LazyRoute[];
}

interface LazyRouteOptions {
  readonly path?: string;
  /** The page's title, where its module does not say it. */
  readonly title?: string;
  readonly children?: LazyRoute[];
}

export function lazyRoute(
  load: LoadRoute,
  { path, title, children }: LazyRouteOptions = {},
): LazyRoute {
  const { Component, preload } = lazyComponent(load, title);
  return { Component, preload, ...(path && { path }), ...(children && { children }) };
}

/**
 * A component that waits for its module while it is drawn, and not at all once that is there: React
 * takes over a written page only if it can draw all of it at once.
 */
export function lazyComponent(load: LoadRoute, title?: string) {
  let loaded: ComponentType | null = null;
  let loading: Promise<RouteModule> | null = null;

  const preload = () =>
    (loading ??= load().then((module) => {
      loaded = withTitle(module, title);
      return module;
    }));

  const Waiting = lazy(async () => {
    const module = await preload();
    return { default: loaded ?? module.Component };
  });

  function Component() {
    // It keeps to what it began with: to change would draw the whole page anew.
    const [Page] = useState<ComponentType>(() => loaded ?? Waiting);
    return <Page />;
  }

  return { Component, preload };
}

function withTitle({ Component, handle }: RouteModule, title: string | undefined): ComponentType {
  return function Page() {
    usePageTitle(handle?.title ?? title);
    return <Component />;
  };
}
