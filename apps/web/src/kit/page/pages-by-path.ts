import type { ComponentType } from 'react';
import type { Prefetch } from '#kit/api/prefetch.ts';

/** What the module of a page exports. */
export interface PageModule {
  readonly Component: ComponentType;
  /** The document title, before the company's name. */
  readonly handle: { readonly title: string };
  /** Prefetches the first data of the page. */
  readonly prefetch?: Prefetch;
}

/** The pages at these addresses, each of which loads when it is opened. */
export type PagesByPath = Readonly<Record<string, () => Promise<PageModule>>>;

/** The pages of the team, by who may open them. */
export interface TeamPages {
  /** For all staff and admins. A cleaner sees on them what belongs to their own visits. */
  readonly staff?: PagesByPath;
  /** For staff of the office and admins, not for cleaners. */
  readonly office?: PagesByPath;
  readonly admin?: PagesByPath;
}
