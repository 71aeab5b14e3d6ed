import { FilterPills } from '@cleaning/ui/filter-pills';
import { PageHead } from '@cleaning/ui/portal-shell';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { useQuery } from '@tanstack/react-query';
import { useListView } from '../../shared/lists/define-list-view.ts';
import { ListToolbar, SearchField } from '../../shared/lists/list-toolbar.tsx';
import { ListAndDetail } from '../../shared/page/list-and-detail.tsx';
import { useTeamApi } from '../../shared/portal-api/team-api.ts';
import { enquiriesView } from './enquiries-view.ts';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import styles from './enquiries.module.css';
import { Link } from '@cleaning/ui/link';
import ArrowLeft from 'lucide-react/icons/arrow-left';

/** @param openId the enquiry beside the list; null for the list alone. */
export function Enquiries({ openId }: { readonly openId: string | null }) {
  const { queries } = useTeamApi();
  const list = useListView(enquiriesView);
  const query = useQuery(queries.enquiries.list(enquiriesView.toQuery(list.view)));
  const counts = query.data?.status_counts;

  return (
    <div className={styles['root']}>
      {openId === null ? (
        <PageHead title="Enquiries" text="From the contact form. Answer within one business day." />
      ) : (
        <Link href={enquiriesView.pathOf(list.view)} className={styles['back']}>
          <ArrowLeft />
          Enquiries
        </Link>
      )}
      <div className={styles['toolbar']} data-open={openId !== null || undefined}>
        <ListToolbar
          filters={
            <FilterPills
              label="Filter enquiries"
              value={list.view.filter}
              onChange={(filter) => list.show({ filter })}
              options={enquiriesView.filters.map(({ id, label }) => ({
                value: id,
                label,
                count: counts?.[id],
              }))}
            />
          }
        >
          <SearchField
            placeholder="Name, email, phone or words"
            search={list.view.search}
            onSearch={(search) => list.show({ search })}
          />
        </ListToolbar>
      </div>
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
    </div>
  );
}
