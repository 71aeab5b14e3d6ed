import type { UIMatch } from 'react-router-dom';

/** What a route says about its page. A page module may export it as `handle`. */
export interface RouteHandle {
  /** The page's name in the browser's title, before the company's name. */
  readonly title: string;
}

/** The innermost route's account of the page, if it gives one. */
export function pageHandle(matches: readonly Pick<UIMatch, 'handle'>[]): RouteHandle | null {
  const handles = matches.map(({ handle }) => handle).filter(isRouteHandle);
  return handles.at(-1) ?? null;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'title' in handle &&
    typeof handle.title === 'string'
  );
}
