import { MAX_SEARCH_LENGTH } from '@cleaning/contract/rules';
import { useSearchParams } from 'react-router-dom';
import { useRememberedListPath } from './last-list-path.ts';

/** A filter of a list, shown as a button. */
export interface ListFilter {
  readonly id: string;
  readonly label: string;
  /** The API query of the filter. */
  readonly query: object;
}

export interface ListOrdering {
  readonly value: string;
  readonly label: string;
}

/** The view of a list. It is kept in the address, so that Back and shared links work. */
export type ListView<
  Filter extends string,
  Ordering extends string,
  Field extends string = never,
> = {
  readonly filter: Filter;
  readonly search: string;
  readonly ordering: Ordering;
  /** From 1. */
  readonly page: number;
} & Readonly<Record<Field, string>>;

export interface ListDefinition<
  Filters extends readonly ListFilter[],
  Orderings extends readonly ListOrdering[],
  Field extends string,
> {
  /** The path of the list's page. */
  readonly path: string;
  /** The first one is the default. Omitted for a list without filters. */
  readonly filters?: Filters;
  /** The filter's parameter in the address; defaults to `show`. */
  readonly filterParam?: string;
  /** The first one is the default. Omitted for a list with a fixed order. */
  readonly orderings?: Orderings;
  /** Rows per page; defaults to ten. */
  readonly pageSize?: number;
  /**
   * Further text parameters that narrow the list, each with a parser that returns '' for none and
   * for invalid values.
   */
  readonly fields?: Readonly<Record<Field, (text: string) => string>>;
}

/** The page number in an address, from 1. */
export function pageIn(params: URLSearchParams, name = 'page'): number {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,4}$/u.test(text) ? Number(text) : 1;
}

/** The only filter of a list without filters. */
const EVERYTHING = { id: 'all', label: 'All', query: {} } as const;
/** The only order of a list without orderings, for which the API uses its own. */
const FIXED_ORDER = { value: '', label: '' } as const;

/**
 * Defines how a list is filtered, searched, sorted and paged, and how its address represents that.
 */
export function defineListView<
  const Filters extends readonly [ListFilter, ...ListFilter[]] = readonly [typeof EVERYTHING],
  const Orderings extends readonly [ListOrdering, ...ListOrdering[]] = readonly [
    typeof FIXED_ORDER,
  ],
  Field extends string = never,
>(definition: ListDefinition<Filters, Orderings, Field>) {
  type Filter = Filters[number]['id'];
  type Ordering = Orderings[number]['value'];
  type View = ListView<Filter, Ordering, Field>;
  const { path, filterParam = 'show', pageSize = 10 } = definition;
  const filters = definition.filters ?? ([EVERYTHING] as unknown as Filters);
  const orderings = definition.orderings ?? ([FIXED_ORDER] as unknown as Orderings);
  const fields = Object.entries<(text: string) => string>(definition.fields ?? {});

  /** The filter with this id, or the default one. */
  const filterOf = (id: string | null): Filter =>
    filters.find((filter) => filter.id === id)?.id ?? filters[0].id;
  /** The order with this name, or the default one. */
  const orderingOf = (name: string | null): Ordering =>
    orderings.find(({ value }) => value === name)?.value ?? orderings[0].value;

  /** Reads the view from an address. Invalid values fall back to their defaults. */
  const read = (params: URLSearchParams): View =>
    ({
      ...Object.fromEntries(
        fields.map(([name, readText]) => [name, readText(params.get(name) ?? '')]),
      ),
      filter: filterOf(params.get(filterParam)),
      search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
      ordering: orderingOf(params.get('sort')),
      page: pageIn(params),
    }) as View;

  const textsOf = (view: View): [string, string][] =>
    ['search', ...fields.map(([name]) => name)].flatMap((name) => {
      const text = view[name as Field];
      return text === '' ? [] : [[name, text]];
    });

  /** The parameters of a view. Defaults are left out. */
  const toParams = (view: View): URLSearchParams => {
    const params = new URLSearchParams();
    if (view.filter !== filters[0].id) params.set(filterParam, view.filter);
    for (const [name, text] of textsOf(view)) params.set(name, text);
    if (view.ordering !== orderings[0].value) params.set('sort', view.ordering);
    if (view.page > 1) params.set('page', String(view.page));
    return params;
  };

  return {
    path,
    filters,
    orderings,
    pageSize,
    /** The parameters that are typed. Changing them replaces the history entry. */
    typed: ['search', ...fields.map(([name]) => name)] as readonly string[],
    filterOf,
    orderingOf,
    read,
    toParams,
    /** The address of a view. */
    pathOf(view: View): string {
      const params = toParams(view).toString();
      return params === '' ? path : `${path}?${params}`;
    },
    /**
     * The view after a change. Any change except that of the page itself goes back to the first
     * page.
     */
    change: (view: View, change: Partial<View>): View => ({ ...view, page: 1, ...change }),
    /** The API query of a view. */
    toQuery(view: View) {
      const filter = filters.find(({ id }) => id === view.filter) ?? filters[0];
      return {
        ...(view.ordering === FIXED_ORDER.value
          ? {}
          : { ordering: view.ordering as Exclude<Ordering, ''> }),
        page: view.page,
        page_size: pageSize,
        ...(filter.query as Filters[number]['query']),
        ...(Object.fromEntries(textsOf(view)) as Partial<Record<Field | 'search', string>>),
      };
    },
  };
}

interface PagedView {
  readonly page: number;
  readonly ordering: string;
}

/** A list's view, and the functions that change it. */
export interface ListControl<View extends PagedView> {
  readonly view: View;
  readonly pageSize: number;
  /** True if anything besides the order and the page differs from the default. */
  readonly isFiltered: boolean;
  readonly show: (change: Partial<View>) => void;
  /** Removes all filters and keeps the order. */
  readonly showAll: () => void;
  readonly pathOfPage: (page: number) => string;
}

interface ListViewDefinition<View extends PagedView> {
  readonly path: string;
  readonly pageSize: number;
  readonly typed: readonly string[];
  readonly read: (params: URLSearchParams) => View;
  readonly toParams: (view: View) => URLSearchParams;
  readonly pathOf: (view: View) => string;
  readonly change: (view: View, change: Partial<View>) => View;
}

/** The view in the address, which links back to the list lead to, and the functions that change it. */
export function useListView<View extends PagedView>(
  definition: ListViewDefinition<View>,
): ListControl<View> {
  const [params, setParams] = useSearchParams();
  const view = definition.read(params);
  useRememberedListPath(definition.path, definition.pathOf(view));
  const go = (next: View, replace = false): void =>
    // Rendered synchronously, so that the next change starts from this view and does not undo it.
    setParams(definition.toParams(next), { replace, flushSync: true });
  return {
    view,
    pageSize: definition.pageSize,
    isFiltered: [...definition.toParams(view).keys()].some(
      (name) => name !== 'page' && name !== 'sort',
    ),
    show(change) {
      const isTyped = Object.keys(change).some((name) => definition.typed.includes(name));
      go(definition.change(view, change), isTyped);
    },
    showAll: () => go({ ...definition.read(new URLSearchParams()), ordering: view.ordering }),
    pathOfPage: (page) => definition.pathOf({ ...view, page }),
  };
}
