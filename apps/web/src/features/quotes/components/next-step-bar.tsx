import { company } from '@cleaning/company';
import type { Quote } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionBar } from '../../../shared/page/action-bar.tsx';
import { quoteEditPath } from '../../../shared/quotes/index.ts';
import { quoteActions } from '../model/quote-actions.ts';
import { quoteStanding } from '../model/quote-standing.ts';
import { CancelRequest } from './cancel-request.tsx';

export interface NextStepBarProps {
  quote: Quote;
  /** The way to delete a draft, which the page around the quote outlives. */
  deleteDraft: ReactNode;
}

/** Where the quote stands and what the client can do about it. */
export function NextStepBar({ quote, deleteDraft }: NextStepBarProps) {
  const { title, text, offersContact, isClosed } = quoteStanding(quote);
  const { canSend, canEdit, canDelete, canCancel } = quoteActions(quote);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStatus = useRef(quote.status);

  // The button that changed the quote is gone; reading goes on at what it led to.
  useEffect(() => {
    if (shownStatus.current === quote.status) return;
    shownStatus.current = quote.status;
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) heading.current?.focus();
  }, [quote.status]);

  return (
    <section aria-label="Next step">
      <ActionBar title={title} titleRef={heading} text={text}>
        {canSend ? (
          <ButtonLink href={quoteEditPath(quote.id, 'check')}>Review and send</ButtonLink>
        ) : null}
        {canEdit ? (
          <ButtonLink href={quoteEditPath(quote.id)} variant="outline" icon={<Pencil />}>
            Edit
          </ButtonLink>
        ) : null}
        {canDelete ? deleteDraft : null}
        {offersContact ? (
          <ButtonLink
            href={`tel:${company.phone}`}
            variant={quote.status === 'sent' ? 'primary' : 'outline'}
            icon={<Phone />}
          >
            {`Call ${company.phoneDisplay}`}
          </ButtonLink>
        ) : null}
        {canCancel ? <CancelRequest quote={quote} /> : null}
        {isClosed ? (
          <ButtonLink href={SITE_PATHS.clientQuoteCreate} variant="outline">
            Start a new quote
          </ButtonLink>
        ) : null}
      </ActionBar>
    </section>
  );
}
