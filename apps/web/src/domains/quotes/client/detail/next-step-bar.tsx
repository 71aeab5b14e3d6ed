import type { Quote } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatMoney } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useRef } from 'react';
import { useFocusAfterChange } from '#kit/hooks/focus.ts';
import { askAboutPath } from '#domains/messages/message-paths.ts';
import { quoteEditPath } from '../../quote-paths.ts';
import { ActionBar } from '#kit/page/action-bar.tsx';
import { describeHoursAndRate } from '#domains/appointments/price/plan-price.ts';
import { usePlanPrice } from '#domains/appointments/price/use-plan-price.ts';
import { approvedSum, approveLabel, draftLink, quoteTotal } from '../../format-quote.ts';
import { type DecisionKind, useDecisions } from '../decisions/use-decisions.tsx';
import { quoteActions } from './quote-actions.ts';
import { quoteStatusMessage } from './quote-status-message.ts';

export interface NextStepBarProps {
  quote: Quote;
  /**
   * The button that deletes a draft. The page renders it, because the deletion can outlive this
   * component.
   */
  deleteDraft: ReactNode;
}

/** The status of the quote in words, and what the client can do now. */
export function NextStepBar({ quote, deleteDraft }: NextStepBarProps) {
  const offer = useOffer(quote);
  const heading = useRef<HTMLHeadingElement>(null);
  const { open, dialogs } = useDecisions(quote, () => heading.current?.focus());
  // The button that changed the quote no longer exists, so the focus moves to the new status.
  useFocusAfterChange(quote.status, () => heading.current?.focus(), { onlyIfLost: true });

  return (
    <section aria-label="Next step">
      <ActionBar title={quoteStatusMessage(quote).title} titleRef={heading} {...offer}>
        <OfferAnswerActions quote={quote} open={open} />
        <DraftActions quote={quote} deleteDraft={deleteDraft} />
        <OtherActions quote={quote} open={open} />
      </ActionBar>
      {dialogs}
    </section>
  );
}

/** The amount of an offer and the text below it: what a plan pays comes before its estimate. */
function useOffer(quote: Quote) {
  const { text } = quoteStatusMessage(quote);
  const plan = usePlanPrice(quote);
  if (plan === undefined || !quoteActions(quote).canApprove) return { text };
  if (plan === null) return { figure: quoteTotal(quote.total_cents), text };
  return {
    figureLabel: 'Your plan pays, about, each visit',
    figure: formatMoney(plan.cents),
    text: `${describeHoursAndRate(plan)} an hour. You pay nothing now. ${text}`,
  };
}

interface DecidingProps {
  quote: Quote;
  open: (kind: DecisionKind) => void;
}

/** The three answers to an offer: approve, ask for changes or decline. */
function OfferAnswerActions({ quote, open }: DecidingProps) {
  const { canApprove, canRequestChanges, canDecline } = quoteActions(quote);
  const plan = usePlanPrice(quote);
  return (
    <>
      {canApprove ? (
        <Button icon={<Check />} onClick={() => open('approve')}>
          {approveLabel(approvedSum(quote.total_cents, plan))}
        </Button>
      ) : null}
      {canRequestChanges ? (
        <Button variant="outline" onClick={() => open('request-changes')}>
          Ask for changes
        </Button>
      ) : null}
      {canDecline ? (
        <Button variant="ghost" onClick={() => open('decline')}>
          Decline
        </Button>
      ) : null}
    </>
  );
}

/** The actions for a draft before it is sent to us. */
function DraftActions({ quote, deleteDraft }: NextStepBarProps) {
  const { canSend, canEdit, canDelete } = quoteActions(quote);
  const next = draftLink(quote);
  return (
    <>
      {canSend ? <ButtonLink href={next.href}>{next.label}</ButtonLink> : null}
      {canEdit ? (
        <ButtonLink href={quoteEditPath(quote.id)} variant="outline" icon={<Pencil />}>
          Edit
        </ButtonLink>
      ) : null}
      {canDelete ? deleteDraft : null}
    </>
  );
}

/** The actions when there is nothing to decide. */
function OtherActions({ quote, open }: DecidingProps) {
  const { contactLabel, isClosed } = quoteStatusMessage(quote);
  return (
    <>
      {contactLabel === null ? null : (
        <ButtonLink href={askAboutPath('quote', quote.id)} icon={<MessageCircle />}>
          {contactLabel}
        </ButtonLink>
      )}
      {quoteActions(quote).canCancel ? (
        <Button variant="outline" onClick={() => open('cancel')}>
          Cancel request
        </Button>
      ) : null}
      {isClosed ? (
        <ButtonLink href={SITE_PATHS.clientQuoteCreate} variant="outline">
          Start a new quote
        </ButtonLink>
      ) : null}
      {quote.status === 'converted' ? (
        <ButtonLink href={SITE_PATHS.clientAppointments}>Go to your visits</ButtonLink>
      ) : null}
    </>
  );
}
