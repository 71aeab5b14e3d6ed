import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Pagination } from '@cleaning/ui/pagination';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import type { ReactNode } from 'react';
import { capitalise } from '#kit/lib/capitalise.ts';
import type { ListControl } from './define-list-view.ts';
import { PageStart } from './page-start.tsx';
import { QueryContent, type QueryState } from './query-content.tsx';

/** The response for one page of a list. */
interface ListPage {
  readonly count: number;
  /** True if the list is longer than the API counts and pages. */
  readonly is_count_capped?: boolean;
  readonly results: readonly unknown[];
}

export interface ResourceListProps<Page extends ListPage> {
  readonly query: QueryState<Page>;
  readonly list: Pick<
    ListControl<{ readonly page: number; readonly ordering: string }>,
    'view' | 'pageSize' | 'isFiltered' | 'showAll' | 'pathOfPage'
  >;
  /** The singular and plural of the listed things: "quote", "quotes". */
  readonly nouns: readonly [one: string, several: string];
  /** Whether the texts say "your" or, in a list of everyone's, "the". */
  readonly whose?: 'your' | 'the';
  readonly skeleton: ReactNode;
  /** True if there is nothing to filter or search. */
  readonly isNone: (page: Page) => boolean;
  /** Replaces everything in that case. */
  readonly none: ReactNode;
  /** Shown above the rows: figures, filters, fields. */
  readonly renderHead?: (page: Page) => ReactNode;
  /** Shown when nothing matches; defaults to a button that shows all. */
  readonly noMatch?: ReactNode;
  /** Advice when nothing matches. */
  readonly noMatchText?: string;
  /** The rows. */
  readonly children: (page: Page) => ReactNode;
}

/** A list with filters and pages in each state: loading, failed, empty, no match, or with rows. */
export function ResourceList<Page extends ListPage>(props: ResourceListProps<Page>) {
  const { query, list, nouns, whose = 'your', skeleton, isNone, none } = props;
  const { renderHead, children } = props;
  const [, several] = nouns;
  return (
    <QueryContent
      query={query}
      what={`${whose} ${several}`}
      skeleton={skeleton}
      card
      ifFailed={{
        note: list.isFiltered ? 'Your filters are kept.' : '',
        action:
          whose === 'the' ? (
            <ButtonLink variant="ghost" href={SITE_PATHS.staffPortal}>
              Go to Today
            </ButtonLink>
          ) : null,
      }}
    >
      {(page) =>
        isNone(page) ? (
          none
        ) : (
          <>
            <PageStart {...toPagination(page, list)} />
            {renderHead?.(page)}
            <VisuallyHidden>
              <output>{describeCount(page, nouns)}</output>
            </VisuallyHidden>
            {page.results.length === 0 ? <NoRows {...props} page={page} /> : children(page)}
            <Pagination label={capitalise(several)} {...toPagination(page, list)} />
            {page.is_count_capped === true ? (
              <p>
                {`There are more than ${page.count.toLocaleString('en-AU')} ${several}. Search or filter to find those past the last page.`}
              </p>
            ) : null}
          </>
        )
      }
    </QueryContent>
  );
}

function describeCount(
  { count, is_count_capped: isCapped = false }: ListPage,
  [one, several]: ResourceListProps<ListPage>['nouns'],
): string {
  if (count === 1) return `1 ${one}`;
  return `${count.toLocaleString('en-AU')}${isCapped ? '+' : ''} ${several}`;
}

const toPagination = ({ count, results }: ListPage, list: ResourceListProps<ListPage>['list']) => ({
  page: list.view.page,
  pageCount: results.length === 0 ? 0 : Math.ceil(count / list.pageSize),
  hrefFor: list.pathOfPage,
});

function NoRows<Page extends ListPage>(props: ResourceListProps<Page> & { readonly page: Page }) {
  const { page, list, nouns, whose = 'your', noMatch, noMatchText = 'Try other words' } = props;
  const [, several] = nouns;
  if (page.count > 0) return <PastTheEnd firstPage={list.pathOfPage(1)} />;
  if (noMatch !== undefined && noMatch !== null) return noMatch;
  return (
    <Card>
      <EmptyState
        title={`No ${several} match`}
        text={`${noMatchText}, or look at all of ${whose} ${several}.`}
        actions={
          <Button variant="outline" onClick={list.showAll}>
            {`Show all ${several}`}
          </Button>
        }
      />
    </Card>
  );
}

/** For a page number past the last page. */
export function PastTheEnd({ firstPage }: { readonly firstPage: string }) {
  return (
    <Card>
      <EmptyState
        title="There is nothing on this page"
        text="The list is shorter than it was."
        actions={
          <ButtonLink variant="outline" href={firstPage}>
            Go to the first page
          </ButtonLink>
        }
      />
    </Card>
  );
}
