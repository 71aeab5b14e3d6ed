import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '#kit/hooks/use-now.ts';
import { describeRelativeMomentInSentence } from '#kit/lib/describe-relative.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { type EnquiriesView, enquiriesView } from './enquiries-view.ts';

/** A full-page empty state for a status without enquiries. */
export function NoEnquiries({ view }: { readonly view: EnquiriesView }) {
  const { text, ...none } = describeNoEnquiries(view);
  return (
    <EmptyState
      {...none}
      drawing={drawing}
      text={view.filter === 'open' ? <LastAnswer text={text} view={view} /> : text}
    />
  );
}

/** Adds who answered the last enquiry, and when. */
function LastAnswer({ text, view }: { readonly text: string; readonly view: EnquiriesView }) {
  const api = useApi();
  const now = useNow();
  const { data } = useQuery(api.listEnquiries.query(enquiriesView.toQuery(showAnswered(view))));
  const [last] = data?.results ?? [];
  if (typeof last?.answered_at !== 'string') return text;
  const who = last.answered_by === null ? '' : ` by ${last.answered_by}`;
  return `${text} The last one was answered${who}: ${describeRelativeMomentInSentence(last.answered_at, now)}.`;
}

interface NoneWords {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
}

/** The text for a status without enquiries. When none are open, it links to the answered ones. */
export function describeNoEnquiries(view: EnquiriesView): NoneWords {
  if (view.filter !== 'open') return NONE[view.filter];
  return {
    ...NONE.open,
    actions: (
      <ButtonLink variant="outline" href={enquiriesView.pathOf(showAnswered(view))}>
        See answered enquiries
      </ButtonLink>
    ),
  };
}

const showAnswered = (view: EnquiriesView): EnquiriesView =>
  enquiriesView.change(view, { filter: 'answered' });

const NONE: Readonly<Record<EnquiriesView['filter'], NoneWords>> = {
  open: { title: 'Nothing to answer', text: 'New messages of the contact form come here.' },
  answered: { title: 'Nothing answered yet', text: 'What you answer comes here.' },
  closed: { title: 'Nothing closed yet', text: 'What you close or make a client of comes here.' },
  spam: { title: 'No spam', text: 'What you mark as spam comes here.' },
};
