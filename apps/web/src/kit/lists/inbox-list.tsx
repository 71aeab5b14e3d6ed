import { plural } from '@cleaning/contract/rules';
import { Avatar } from '@cleaning/ui/avatar';
import { Button } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Pagination } from '@cleaning/ui/pagination';
import { Text } from '@cleaning/ui/text';
import { useRow } from '@cleaning/ui/rows';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import type { ReactNode } from 'react';
import { capitalise } from '#kit/lib/capitalise.ts';
import { useNow } from '../hooks/use-now.ts';
import { describeRelativeTime } from '../lib/describe-relative.ts';
import { formatInitials } from '../lib/initials.ts';
import { useRows } from '../shortcuts/use-rows.ts';
import type { ListControl } from './define-list-view.ts';
import styles from './inbox-list.module.css';
import { QueryContent, type QueryState } from './query-content.tsx';
import { PastTheEnd } from './resource-list.tsx';
import { RowLink } from './row-link.tsx';

interface InboxPage<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}

interface InboxView {
  readonly page: number;
  readonly ordering: string;
  readonly search: string;
}

interface Nothing {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
}

export interface InboxListProps<Item, Page extends InboxPage<Item>, View extends InboxView> {
  readonly list: ListControl<View>;
  readonly query: QueryState<Page>;
  /** The singular and plural of the listed things: "enquiry", "enquiries". */
  readonly nouns: readonly [one: string, several: string];
  /** The empty state of the view without a search. */
  readonly none: Nothing;
  /** Advice when a search finds nothing. */
  readonly noMatchText: string;
  readonly renderRow: (item: Item, now: Date) => ReactNode;
}

/** A list of what people wrote, with the open one marked. */
export function InboxList<
  Item extends { readonly id: string },
  Page extends InboxPage<Item>,
  View extends InboxView,
>({ list, query, nouns, none, noMatchText, renderRow }: InboxListProps<Item, Page, View>) {
  const rows = useRows<HTMLElement>();
  const now = useNow();
  const [one, several] = nouns;
  const label = capitalise(several);
  return (
    <nav ref={rows} aria-label={label} className={styles['root']}>
      <QueryContent query={query} what={`the ${several}`} lines={8}>
        {({ count, results }) => (
          <>
            <VisuallyHidden>
              <output>{plural(count, one, several)}</output>
            </VisuallyHidden>
            {results.length > 0 ? (
              <ul>
                {results.map((item) => (
                  <li key={item.id} className={styles['item']}>
                    {renderRow(item, now)}
                  </li>
                ))}
              </ul>
            ) : count > 0 ? (
              <PastTheEnd firstPage={list.pathOfPage(1)} />
            ) : list.view.search === '' ? (
              <EmptyState {...none} />
            ) : (
              <EmptyState
                title={`No ${several} match`}
                text={noMatchText}
                actions={
                  <Button
                    variant="outline"
                    onClick={() => list.show({ search: '' } as Partial<View>)}
                  >
                    Clear the search
                  </Button>
                }
              />
            )}
            {results.length > 0 && count > list.pageSize ? (
              <div className={styles['pages']}>
                <Pagination
                  label={label}
                  page={list.view.page}
                  pageCount={Math.ceil(count / list.pageSize)}
                  hrefFor={list.pathOfPage}
                />
              </div>
            ) : null}
          </>
        )}
      </QueryContent>
    </nav>
  );
}

export interface InboxRowProps {
  readonly href: string;
  readonly isOpen: boolean;
  /** It waits for an answer, so its name is bold. */
  readonly isNew: boolean;
  /** The name of the sender. */
  readonly name: string;
  /** Shown after the name, such as a count. */
  readonly badge?: ReactNode;
  /** The time of the latest message, ISO 8601. */
  readonly at: string;
  readonly now: Date;
  readonly subject: string;
  /** A one-line excerpt. */
  readonly excerpt: ReactNode;
  /** The status: an icon and a few words. */
  readonly status: ReactNode;
}

/** A row of an inbox: the sender, time, subject, excerpt and status. */
export function InboxRow({
  href,
  isOpen,
  isNew,
  name,
  badge,
  at,
  now,
  subject,
  excerpt,
  status,
}: InboxRowProps) {
  const [ref] = useRow();
  return (
    <RowLink
      ref={ref}
      href={href}
      className={styles['row']}
      data-new={isNew || undefined}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar initials={formatInitials(name)} tone="neutral" size="sm" />
      <span className={styles['name']}>
        <b>{name}</b> {badge}
      </span>
      <Text as="time" dateTime={at} size="xs" tone="muted" wrap="one-line">
        {describeRelativeTime(at, now)}
      </Text>
      <span className={styles['subject']}>{subject}</span>
      <span className={styles['excerpt']}>{excerpt}</span>
      <span className={styles['status']}>{status}</span>
    </RowLink>
  );
}
