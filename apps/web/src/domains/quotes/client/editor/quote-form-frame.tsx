import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES, type ServiceId } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Steps } from '@cleaning/ui/steps';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './quote-form.module.css';
import { EDITOR_STEPS, type EditorStepId } from './editor-steps.ts';
import { focusForReading, startReadingAt, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { PriceOnRequestNote } from '../../price-notes.tsx';

export interface QuoteFormFrameProps {
  title: string;
  /** The reference of the draft and when it was saved. */
  text?: string | undefined;
  step: EditorStepId;
  /** The address of a step; undefined while there is no draft. */
  hrefOf?: ((step: EditorStepId) => string) | undefined;
  onFinishLater: () => void;
  isSaving: boolean;
  children: ReactNode;
}

/** The header of the quote form: title, steps, and the button that saves and closes. */
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
        current={EDITOR_STEPS.findIndex(({ id }) => id === step)}
        steps={EDITOR_STEPS.map(({ id, label }) => ({ label, href: hrefOf?.(id) }))}
      />
      {children}
    </>
  );
}

export interface StepHeadProps {
  title: string;
  text: string;
  /**
   * A question is shown between this heading and the step. When it closes, its focused button
   * disappears.
   */
  isInterrupted?: boolean | undefined;
  /** Focuses this heading instead of the page's, because the previous step was on another page. */
  startsReading?: boolean | undefined;
}

/**
 * The heading of a step. It takes the focus after the previous step, and after an interruption that
 * had the focus.
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
    // After the page has focused its own heading.
    const timer = setTimeout(() => startHere());
    return () => clearTimeout(timer);
  }, []);
  useFocusAfterChange(isInterrupted, () => focusForReading(heading.current), { onlyIfLost: true });

  return (
    <Stack gap="space-2">
      <h2 ref={heading} tabIndex={-1} className={styles['stepTitle']}>
        {title}
      </h2>
      <p className={styles['stepText']}>{text}</p>
    </Stack>
  );
}

export interface StepButtonsProps {
  /** The previous step; undefined on the first. */
  back?: { label: string; href: string } | undefined;
  busy?: boolean | undefined;
  /** Whether the typed answers are saved. */
  status?: ReactNode;
}

/** Buttons to the next and the previous step. */
export function StepButtons({ back, busy, status }: StepButtonsProps) {
  return (
    <Inline gap="space-3" fillOnPhone>
      <Button type="submit" size="lg" busy={busy} busyLabel="Saving">
        Continue
      </Button>
      {back === undefined ? null : (
        <ButtonLink href={back.href} size="lg" variant="outline" icon={<ArrowLeft />}>
          {`Back to ${back.label}`}
        </ButtonLink>
      )}
      {status}
    </Inline>
  );
}

interface SendActions {
  onSend: () => void;
  isSending: boolean;
  backHref: string;
  /** Why the quote cannot be sent, shown beside the button. */
  notice: ReactNode;
}

export interface PanelActionsProps {
  serviceId: ServiceId | null;
  /** Only on the last step. */
  send?: SendActions | undefined;
}

/** Notes below the price and, on the last step, the button that sends the quote. */
export function PanelActions({ serviceId, send }: PanelActionsProps) {
  return (
    <Stack gap="space-3">
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
    </Stack>
  );
}

function isPricedOnRequest(serviceId: ServiceId | null): boolean {
  return serviceId !== null && SERVICES[serviceId].priceCents === null;
}
