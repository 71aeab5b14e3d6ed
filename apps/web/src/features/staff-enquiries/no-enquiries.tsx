import { ButtonLink } from '@cleaning/ui/button';
import type { ReactNode } from 'react';
import { type EnquiriesView, enquiriesView } from './enquiries-view.ts';

interface NoEnquiries {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
}

/** What is said of a state without enquiries. Where nothing is open, it leads to what was answered. */
export function noneOf(view: EnquiriesView): NoEnquiries {
  if (view.filter !== 'open') return NONE[view.filter];
  const answered = enquiriesView.pathOf(enquiriesView.change(view, { filter: 'answered' }));
  return {
    ...NONE.open,
    actions: (
      <ButtonLink variant="outline" href={answered}>
        See answered enquiries
      </ButtonLink>
    ),
  };
}

const NONE: Readonly<Record<EnquiriesView['filter'], NoEnquiries>> = {
  open: { title: 'Nothing to answer', text: 'New messages of the contact form come here.' },
  answered: { title: 'Nothing answered yet', text: 'What you answer comes here.' },
  closed: { title: 'Nothing closed yet', text: 'What you close or make a client of comes here.' },
  spam: { title: 'No spam', text: 'What you mark as spam comes here.' },
};
