import { PageHead } from '@cleaning/ui/portal-shell';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { useQuery } from '@tanstack/react-query';
import { useListView } from '#kit/lists/define-list-view.ts';
import { SearchField } from '#kit/lists/list-toolbar.tsx';
import { TabLinks } from '#kit/lists/tab-links.tsx';
import { ListAndDetail } from '#kit/page/list-and-detail.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { enquiriesView } from './enquiries-view.ts';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { NoEnquiries } from './no-enquiries.tsx';
import styles from './enquiries.module.css';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import ArrowLeft from 'lucide-react/icons/arrow-left';

const ABOUT = 'From the contact form. Answer within one business day.';

/** @param openId the enquiry shown beside the list; null for the list alone. */
export function Enquiries({ openId }: { readonly openId: string | null }) {
  const api = useApi();
  const list = useListView(enquiriesView);
  const query = useQuery(api.listEnquiries.query(enquiriesView.toQuery(list.view)));
  const counts = query.data?.status_counts;

  return (
    <Stack gap="space-4">
      {openId === null ? (
        <PageHead
          title="Enquiries"
          text={ABOUT}
          action={
            <div className={styles['search']}>
              <SearchField
                placeholder="Name, email, phone or words"
                search={list.view.search}
                onSearch={(search) => list.show({ search })}
              />
            </div>
          }
        />
      ) : (
        <div>
          <Link href={enquiriesView.pathOf(list.view)} className={styles['back']}>
            <ArrowLeft />
            Enquiries
          </Link>
          <p className={styles['about']}>{ABOUT}</p>
        </div>
      )}
      <div className={styles['tabs']} data-open={openId !== null || undefined}>
        <TabLinks
          label="Show"
          tabs={enquiriesView.filters.map(({ id, label }) => ({
            label,
            href: enquiriesView.pathOf(enquiriesView.change(list.view, { filter: id })),
            isCurrent: list.view.filter === id,
            count: counts?.[id]?.toLocaleString('en-AU'),
          }))}
        />
      </div>
      {openId === null && query.data?.count === 0 && list.view.search === '' ? (
        <Card>
          <NoEnquiries view={list.view} />
        </Card>
      ) : (
        <ListAndDetail
          isOpen={openId !== null}
          list={<EnquiryList list={list} query={query} openId={openId} />}
          detail={
            openId === null ? (
              <div className={styles['hint']}>
                <EmptyState
                  drawing={drawing}
                  title="Choose an enquiry"
                  text="Open one of the list to read it and answer."
                />
              </div>
            ) : (
              <EnquiryDetail key={openId} id={openId} />
            )
          }
        />
      )}
    </Stack>
  );
}
