import { z } from 'zod';

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** The largest page number, far past the end of any list. */
export const MAX_PAGE = 1_000_000;

/** A whole number in a query string, from 1 to a limit. */
function positiveNumber(max: number) {
  const error = `Use a whole number from 1 to ${max}.`;
  return z.coerce
    .number<number | string>({ error })
    .pipe(z.int({ error }).min(1, error).max(max, error));
}

/** The query of every list. */
export const pageQuery = z.strictObject({
  page: positiveNumber(MAX_PAGE).default(1),
  page_size: positiveNumber(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});

/** One page of a list. `next` and `previous` are paths of this API, or null at the ends. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.int().nonnegative(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

/**
 * One page of a list that is counted and paged up to a limit, with a flag when the limit is
 * reached.
 */
export const cappedPageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({ is_count_capped: z.boolean() });

export interface Page<Item> {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Item[];
}

export interface CappedPage<Item> extends Page<Item> {
  readonly is_count_capped: boolean;
}
