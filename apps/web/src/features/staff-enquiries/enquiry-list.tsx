import type { EnquiriesPage, EnquirySummary } from '@cleaning/contract';
import { Avatar } from '@cleaning/ui/avatar';
import { Button } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Link } from '@cleaning/ui/link';
import { Pagination } from '@cleaning/ui/pagination';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useNow } from '../../shared/hooks/use-now.ts';
import { describeWhen } from '../../shared/lib/describe-when.ts';
import { initialsOf } from '../../shared/lib/initials.ts';
import type { ListControl } from '../../shared/lists/define-list-view.ts';
import { QueryContent, type QueryState } from '../../shared/lists/query-content.tsx';
import { PastTheEnd } from '../../shared/lists/resource-list.tsx';
import { WaitingAge } from '../../shared/lists/waiting-age.tsx';
import { useRowNavigation } from '../../shared/shortcuts/use-row-navigation.ts';
import { type EnquiriesView, enquiryPath } from './enquiries-view.ts';
import { describeStatus, STATUS_ICONS, TOPIC_NAMES } from './enquiry-labels.tsx';
import styles from './enquiry-list.module.css';

interface EnquiryListProps {
  readonly list: ListControl<EnquiriesView>;
  readonly query: QueryState<EnquiriesPage>;
  readonly openId: string | null;
}

/** The enquiries of one state, the latest first. */
export function EnquiryList({ list, query, openId }: EnquiryListProps) {
  const rows = useRowNavigation<HTMLElement>();
  return (
    <nav ref={rows} aria-label="Enquiries" className={styles['root']}>
      <QueryContent query={query} what="the enquiries" lines={8}>
        {(page) => (
          <>
            <VisuallyHidden>
              <output>{page.count === 1 ? '1 enquiry' : `${page.count} enquiries`}</output>
            </VisuallyHidden>
            {page.results.length === 0 ? (
              <NoRows list={list} page={page} />
            ) : (
              <Rows list={list} page={page} openId={openId} />
            )}
          </>
        )}
      </QueryContent>
    </nav>
  );
}

interface PageProps extends Pick<EnquiryListProps, 'list' | 'openId'> {
  readonly page: EnquiriesPage;
}

function Rows({ list, page, openId }: PageProps) {
  const now = useNow();
  const pageCount = Math.ceil(page.count / list.pageSize);
  return (
    <>
      <ul>
        {page.results.map((enquiry) => (
          <li key={enquiry.id} className={styles['item']}>
            <EnquiryRow
              enquiry={enquiry}
              href={enquiryPath(enquiry.id, list.view)}
              isOpen={enquiry.id === openId}
              now={now}
            />
          </li>
        ))}
      </ul>
      {pageCount > 1 ? (
        <div className={styles['pages']}>
          <Pagination
            label="Enquiries"
            page={list.view.page}
            pageCount={pageCount}
            hrefFor={list.pathOfPage}
          />
        </div>
      ) : null}
    </>
  );
}

interface EnquiryRowProps {
  readonly enquiry: EnquirySummary;
  readonly href: string;
  readonly isOpen: boolean;
  readonly now: Date;
}

function EnquiryRow({ enquiry, href, isOpen, now }: EnquiryRowProps) {
  return (
    <Link
      href={href}
      className={styles['row']}
      data-row
      data-new={enquiry.status === 'open' || undefined}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar initials={initialsOf(enquiry.name)} tone="neutral" size="sm" />
      <b className={styles['name']}>{enquiry.name}</b>
      <time dateTime={enquiry.received_at} className={styles['when']}>
        {describeWhen(enquiry.received_at, now)}
      </time>
      <span className={styles['topic']}>{TOPIC_NAMES[enquiry.topic]}</span>
      <span className={styles['excerpt']}>{enquiry.excerpt}</span>
      <span className={styles['status']}>
        {STATUS_ICONS[enquiry.status]}
        {describeStatus(enquiry)}
        {enquiry.status === 'open' ? <WaitingAge since={enquiry.received_at} now={now} /> : null}
      </span>
    </Link>
  );
}

const NONE: Readonly<Record<EnquiriesView['filter'], { title: string; text: string }>> = {
  open: { title: 'Nothing to answer', text: 'New messages of the contact form come here.' },
  answered: { title: 'Nothing answered yet', text: 'What you answer comes here.' },
  closed: { title: 'Nothing closed yet', text: 'What you close or make a client of comes here.' },
  spam: { title: 'No spam', text: 'What you mark as spam comes here.' },
};

function NoRows({ list, page }: Pick<PageProps, 'list' | 'page'>) {
  const { filter, search } = list.view;
  if (page.count > 0) return <PastTheEnd firstPage={list.pathOfPage(1)} />;
  if (search === '') return <EmptyState {...NONE[filter]} />;
  return (
    <EmptyState
      title="No enquiries match"
      text="Try other words, or look in another state."
      actions={
        <Button variant="outline" onClick={() => list.show({ search: '' })}>
          Clear the search
        </Button>
      }
    />
  );
}
