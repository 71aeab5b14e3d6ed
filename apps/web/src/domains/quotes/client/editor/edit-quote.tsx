import type { Quote } from '@cleaning/contract/quotes';
import { isEditableByClient } from '@cleaning/contract/quotes/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EditorStepId, stepToOpen } from './editor-steps.ts';
import { answersOfQuote } from './quote-answers.ts';
import { quoteEditPath } from '../../quote-paths.ts';
import { focusHeading } from '#kit/hooks/focus.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { QuoteFallback } from '../detail/quote-fallback.tsx';
import { EditQuoteForm } from './edit-quote-form.tsx';
import { NoLongerDraft } from './save-notice.tsx';

export interface EditQuoteProps {
  id: string;
  step: EditorStepId;
  isNew: boolean;
}

/** Loads a draft and opens its form. */
export function EditQuote({ id, ...rest }: EditQuoteProps) {
  const api = useApi();
  const query = useQuery(api.getQuote.query({ id }));
  const hadFocus = useRef(false);

  // The form has its own heading, which then takes the focus from this one.
  const noticeFocus = (head: HTMLDivElement) => () => {
    hadFocus.current = head.contains(document.activeElement);
  };
  const moveFocusOn = () => {
    if (hadFocus.current) focusHeading();
  };

  if (query.data !== undefined) {
    return <OpenedQuote key={query.data.id} quote={query.data} onOpened={moveFocusOn} {...rest} />;
  }
  return (
    <>
      <div ref={noticeFocus}>
        <PageHead back={BACK} title="Edit quote" />
      </div>
      <QuoteFallback query={query} />
    </>
  );
}

const BACK = { label: 'My quotes', href: SITE_PATHS.clientQuotes };

interface OpenedQuoteProps extends Omit<EditQuoteProps, 'id'> {
  quote: Quote;
  onOpened: () => void;
}

/** The form edits the quote as it was opened. It learns of later changes when it saves. */
function OpenedQuote({ quote, onOpened, step, isNew }: OpenedQuoteProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [opened] = useState({ quote, onOpened });
  const isEditable = isEditableByClient(opened.quote);

  const goToFirstStep = useEffectEvent(() => {
    const first = stepToOpen(step, answersOfQuote(opened.quote));
    if (!isEditable || first === step) return;
    void navigate(quoteEditPath(opened.quote.id, first), { replace: true, state });
  });
  useEffect(() => {
    opened.onOpened();
    goToFirstStep();
  }, [opened]);

  if (isEditable) return <EditQuoteForm quote={opened.quote} step={step} isNew={isNew} />;
  return (
    <>
      <PageHead back={BACK} title="Edit quote" text={`Quote ${opened.quote.reference}`} />
      <NoLongerDraft id={opened.quote.id} />
    </>
  );
}
