import type { Quote } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { isEditableByClient } from '@cleaning/contract/state-machines';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../../shared/hooks/focus.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { QuoteFallback } from '../components/quote-fallback.tsx';
import { EditQuoteForm } from './edit-quote-form.tsx';
import type { PriceSlots } from './price-slots.ts';
import { NoLongerDraft } from './save-notice.tsx';

export interface EditQuoteProps extends PriceSlots {
  id: string;
  isNew: boolean;
}

/** Reads a draft and opens its form. */
export function EditQuote({ id, ...rest }: EditQuoteProps) {
  const { queries } = usePortalApi();
  const query = useQuery(queries.quotes.detail(id));
  const wasReading = useRef(false);

  // The form brings a heading of its own. Whoever reads at this one goes on at that one.
  const noticeReader = (head: HTMLDivElement) => () => {
    wasReading.current = head.contains(document.activeElement);
  };
  const passReaderOn = () => {
    if (wasReading.current) focusHeading();
  };

  if (query.data !== undefined) {
    return <OpenedQuote key={query.data.id} quote={query.data} onOpened={passReaderOn} {...rest} />;
  }
  return (
    <>
      <div ref={noticeReader}>
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

/** The form works on the quote as it was opened: what happens to it later, the form itself learns. */
function OpenedQuote({ quote, onOpened, ...rest }: OpenedQuoteProps) {
  const [opened] = useState({ quote, onOpened });

  useEffect(() => opened.onOpened(), [opened]);

  if (isEditableByClient(opened.quote)) {
    return <EditQuoteForm quote={opened.quote} {...rest} />;
  }
  return (
    <>
      <PageHead back={BACK} title="Edit quote" text={`Quote ${opened.quote.reference}`} />
      <NoLongerDraft id={opened.quote.id} />
    </>
  );
}
