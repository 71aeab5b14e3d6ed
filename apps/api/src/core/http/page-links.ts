import { API_BASE_PATH } from '@cleaning/contract/http/rules';

/**
 * A validated list query: `page` and `page_size`, and filters in the form in which they are put
 * into a link.
 */
export interface PagedQuery {
  readonly page: number;
  readonly page_size: number;
}

/**
 * Links to the previous and next page, with the same filters; null at the ends. From a page past
 * the end, `previous` leads to the last page with items.
 *
 * @param path the endpoint's path, below the base path.
 */
export function pageLinks(
  path: string,
  query: PagedQuery,
  count: number,
): { next: string | null; previous: string | null } {
  const lastPage = Math.max(1, Math.ceil(count / query.page_size));
  const linkTo = (page: number) => `${API_BASE_PATH}/${path}?${encode({ ...query, page })}`;
  return {
    next: query.page < lastPage ? linkTo(query.page + 1) : null,
    previous: query.page > 1 ? linkTo(Math.min(query.page - 1, lastPage)) : null,
  };
}

function encode(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
