import type { EnquiriesPage, EnquirySummary } from '@cleaning/contract';
import { ButtonLink } from '@cleaning/ui/button';
import type { ListControl } from '../../shared/lists/define-list-view.ts';
import { InboxList, InboxRow } from '../../shared/lists/inbox-list.tsx';
import type { QueryState } from '../../shared/lists/query-content.tsx';
import { WaitingAge } from '../../shared/lists/waiting-age.tsx';
import { type EnquiriesView, enquiriesView, enquiryPath } from './enquiries-view.ts';
import { describeStatus, STATUS_ICONS, TOPIC_NAMES } from './enquiry-labels.tsx';

interface EnquiryListProps {
  readonly list: ListControl<EnquiriesView>;
  readonly query: QueryState<EnquiriesPage>;
  readonly openId: string | null;
}

/** The enquiries of one state, the latest first. */
export function EnquiryList({ list, query, openId }: EnquiryListProps) {
  return (
    <InboxList
      list={list}
      query={query}
      nouns={['enquiry', 'enquiries']}
      none={{
        ...NONE[list.view.filter],
        actions:
          list.view.filter === 'open' ? (
            <ButtonLink
              variant="outline"
              href={enquiriesView.pathOf(enquiriesView.change(list.view, { filter: 'answered' }))}
            >
              See answered enquiries
            </ButtonLink>
          ) : undefined,
      }}
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

const NONE: Readonly<Record<EnquiriesView['filter'], { title: string; text: string }>> = {
  open: { title: 'Nothing to answer', text: 'New messages of the contact form come here.' },
  answered: { title: 'Nothing answered yet', text: 'What you answer comes here.' },
  closed: { title: 'Nothing closed yet', text: 'What you close or make a client of comes here.' },
  spam: { title: 'No spam', text: 'What you mark as spam comes here.' },
};
