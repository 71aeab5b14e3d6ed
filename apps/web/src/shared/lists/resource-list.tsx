import { STAFF_PATHS } from '@cleaning/contract/routes';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Pagination } from '@cleaning/ui/pagination';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { ListControl } from './define-list-view.ts';
import { PageStart } from './page-start.tsx';
import { QueryContent, type QueryState } from './query-content.tsx';

/** What the service answers for one page of a list. */
interface ListPage {
  readonly count: number;
  /** The list is longer than it is counted and paged. */
  readonly is_count_capped?: boolean;
  readonly results: readonly unknown[];
}

export interface ResourceListProps<Page extends ListPage> {
  readonly query: QueryState<Page>;
  readonly list: Pick<
    ListControl<{ readonly page: number; readonly ordering: string }>,
    'view' | 'pageSize' | 'isFiltered' | 'showAll' | 'pathOfPage'
  >;
  /** What is listed, one and several: "quote", "quotes". */
  readonly nouns: readonly [one: string, several: string];
  /** Whose they are, for a team that lists everyone's: "the". */
  readonly whose?: 'your' | 'the';
  readonly skeleton: ReactNode;
  /** True when there is nothing to filter or search. */
  readonly isNone: (page: Page) => boolean;
  /** Shown then, in place of everything. */
  readonly none: ReactNode;
  /** What stands above the rows: figures, filters, fields. */
  readonly renderHead: (page: Page) => ReactNode;
  /** Shown when nothing matches, in place of a general offer to show all. */
  readonly noMatch?: ReactNode;
  /** What to try when nothing matches. */
  readonly noMatchText?: string;
  /** The rows. */
  readonly children: (page: Page) => ReactNode;
}

/** A list with its filters and pages in whatever state it is: loading, failed, none, no match, some. */
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
            <ButtonLink variant="ghost" href={STAFF_PATHS.staffPortal}>
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
            <PageStart {...pagesOf(page, list)} />
            {renderHead(page)}
            <VisuallyHidden>
              <output>{describeCount(page, nouns)}</output>
            </VisuallyHidden>
            {page.results.length === 0 ? <NoRows {...props} page={page} /> : children(page)}
            <Pagination label={capitalise(several)} {...pagesOf(page, list)} />
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

const pagesOf = ({ count, results }: ListPage, list: ResourceListProps<ListPage>['list']) => ({
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

/** For a page that a list does not have any more. */
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

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
