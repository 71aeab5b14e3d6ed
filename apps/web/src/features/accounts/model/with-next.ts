import { nextOf } from '@cleaning/auth';

/** An account page's path that still leads to where this page was going to lead. */
export function withNext(path: string, search: string): string {
  const next = nextOf(search);
  return next === null ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
