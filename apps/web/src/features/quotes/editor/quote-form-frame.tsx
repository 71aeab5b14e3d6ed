import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES, type ServiceId } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Steps } from '@cleaning/ui/steps';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './quote-form.module.css';
import { QUOTE_STEPS, type QuoteStepId } from './quote-steps.ts';
import {
  focusForReading,
  startReadingAt,
  useFocusAfterChange,
} from '../../../shared/hooks/focus.ts';
import { NdisRateNote, PriceOnRequestNote } from '../../../shared/quotes/price-notes.tsx';

export interface QuoteFormFrameProps {
  title: string;
  /** The draft's name and when it was saved. */
  text?: string | undefined;
  step: QuoteStepId;
  /** Where a step is answered; undefined while there is no draft to go back to. */
  hrefOf?: ((step: QuoteStepId) => string) | undefined;
  onFinishLater: () => void;
  isSaving: boolean;
  children: ReactNode;
}

/** The head of the quote form: its title, its steps, and the button that saves and leaves. */
export function QuoteFormFrame(props: QuoteFormFrameProps) {
  const { title, text, step, hrefOf, onFinishLater, isSaving, children } = props;
  return (
    <>
      <PageHead
        back={{ label: 'My quotes', href: SITE_PATHS.clientQuotes }}
        title={title}
        text={text}
        action={
          <Button variant="outline" busy={isSaving} busyLabel="Saving" onClick={onFinishLater}>
            Save and finish later
          </Button>
        }
      />
      <Steps
        current={QUOTE_STEPS.findIndex(({ id }) => id === step)}
        steps={QUOTE_STEPS.map(({ id, label }) => ({ label, href: hrefOf?.(id) }))}
      />
      {children}
    </>
  );
}

export interface StepHeadProps {
  title: string;
  text: string;
  /** A question stands between this heading and the step; its buttons go with it. */
  isInterrupted?: boolean | undefined;
  /** Reading starts here rather than at the page's heading, as the step before was on another page. */
  startsReading?: boolean | undefined;
}

/**
 * What one step asks. After a step, reading goes on at the heading of the next; after an interruption
 * that took the focus with it, at this one.
 */
export function StepHead({
  title,
  text,
  isInterrupted = false,
  startsReading = false,
}: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterChange(title, () => startReadingAt(heading.current));
  const startHere = useEffectEvent(() => {
    if (startsReading) startReadingAt(heading.current);
  });
  useEffect(() => {
    // After the focus that every page takes as it opens.
    const timer = setTimeout(() => startHere());
    return () => clearTimeout(timer);
  }, []);
  useFocusAfterChange(isInterrupted, () => focusForReading(heading.current), { onlyIfLost: true });

  return (
    <div className={styles['stepHead']}>
      <h2 ref={heading} tabIndex={-1} className={styles['stepTitle']}>
        {title}
      </h2>
      <p className={styles['stepText']}>{text}</p>
    </div>
  );
}

export interface StepButtonsProps {
  /** The step before; none on the first. */
  back?: { label: string; href: string } | undefined;
  busy?: boolean | undefined;
  /** Whether what was typed is saved. */
  status?: ReactNode;
}

/** On to the next step, or back to the one before. */
export function StepButtons({ back, busy, status }: StepButtonsProps) {
  return (
    <div className={styles['buttons']}>
      <Button type="submit" size="lg" busy={busy} busyLabel="Saving">
        Continue
      </Button>
      {back === undefined ? null : (
        <ButtonLink href={back.href} size="lg" variant="outline" icon={<ArrowLeft />}>
          {`Back to ${back.label}`}
        </ButtonLink>
      )}
      {status}
    </div>
  );
}

interface SendActions {
  onSend: () => void;
  isSending: boolean;
  backHref: string;
  /** What keeps the quote from being sent, next to the button. */
  notice: ReactNode;
}

export interface PanelActionsProps {
  serviceId: ServiceId | null;
  /** Present on the last step. */
  send?: SendActions | undefined;
}

/** Under the price: notes about it and, on the last step, the button that sends the quote. */
export function PanelActions({ serviceId, send }: PanelActionsProps) {
  return (
    <div className={styles['panelActions']}>
      {serviceId === 'ndis' ? <NdisRateNote /> : null}
      {isPricedOnRequest(serviceId) ? <PriceOnRequestNote /> : null}
      {send === undefined ? null : (
        <>
          {send.notice}
          <Button size="lg" block busy={send.isSending} busyLabel="Sending" onClick={send.onSend}>
            Send quote request
          </Button>
          <ButtonLink href={send.backHref} variant="outline" block icon={<ArrowLeft />}>
            Back to photos
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function isPricedOnRequest(serviceId: ServiceId | null): boolean {
  return serviceId !== null && SERVICES[serviceId].priceCents === null;
}
