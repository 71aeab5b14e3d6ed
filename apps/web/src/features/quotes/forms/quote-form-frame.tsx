import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Steps } from '@cleaning/ui/steps';
import type { ReactNode } from 'react';
import { QUOTE_STEPS, type QuoteStepId } from '../model/quote-steps.ts';

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

/** The head of the quote form: what it is, how far along, and the way out that keeps everything. */
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
