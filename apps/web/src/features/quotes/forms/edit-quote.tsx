import { useAuth } from '@cleaning/auth/react';
import type { Quote } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { isEditableByClient } from '@cleaning/contract/state-machines';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { QuoteAbsent } from '../components/quote-absent.tsx';
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
  const { data, error, isFetching, refetch } = useQuery(queries.quotes.detail(id));
  if (data !== undefined) return <OpenedQuote key={data.id} quote={data} {...rest} />;
  return (
    <>
      <PageHead back={BACK} title="Edit quote" />
      <QuoteAbsent error={error} retrying={isFetching} onRetry={() => void refetch()} />
    </>
  );
}

const BACK = { label: 'My quotes', href: SITE_PATHS.clientQuotes };

/** The form works on the quote as it was opened: what happens to it later, the form itself learns. */
function OpenedQuote({ quote, ...rest }: Omit<EditQuoteProps, 'id'> & { quote: Quote }) {
  const { user } = useAuth();
  const [opened] = useState(quote);
  if (user === null) return null;
  if (isEditableByClient(opened)) {
    return <EditQuoteForm quote={opened} userId={user.id} {...rest} />;
  }
  return (
    <>
      <PageHead back={BACK} title="Edit quote" text={`Quote ${opened.reference}`} />
      <NoLongerDraft id={opened.id} />
    </>
  );
}
