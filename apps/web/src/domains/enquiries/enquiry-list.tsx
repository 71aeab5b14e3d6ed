import type { EnquiriesPage, EnquirySummary } from '@cleaning/contract/enquiries';
import type { ListControl } from '#kit/lists/define-list-view.ts';
import { InboxList, InboxRow } from '#kit/lists/inbox-list.tsx';
import type { QueryState } from '#kit/lists/query-content.tsx';
import { WaitingAge } from '#kit/lists/waiting-age.tsx';
import { type EnquiriesView, enquiryPath } from './enquiries-view.ts';
import { describeNoEnquiries } from './no-enquiries.tsx';
import { describeStatus, STATUS_ICONS, TOPIC_NAMES } from './enquiry-labels.tsx';

interface EnquiryListProps {
  readonly list: ListControl<EnquiriesView>;
  readonly query: QueryState<EnquiriesPage>;
  readonly openId: string | null;
}

/** The enquiries of one status, latest first. */
export function EnquiryList({ list, query, openId }: EnquiryListProps) {
  return (
    <InboxList
      list={list}
      query={query}
      nouns={['enquiry', 'enquiries']}
      none={describeNoEnquiries(list.view)}
      noMatchText="Try other words, or look in another state."
      renderRow={(enquiry: EnquirySummary, now) => (
        <InboxRow
          href={enquiryPath(enquiry.id, list.view)}
          isOpen={enquiry.id === openId}
          isNew={enquiry.status === 'open'}
          name={enquiry.name}
          at={enquiry.received_at}
          now={now}
          subject={TOPIC_NAMES[enquiry.topic]}
          excerpt={enquiry.excerpt}
          status={
            <>
              {STATUS_ICONS[enquiry.status]}
              {describeStatus(enquiry)}
              {enquiry.status === 'open' ? (
                <WaitingAge since={enquiry.received_at} now={now} />
              ) : null}
            </>
          }
        />
      )}
    />
  );
}
