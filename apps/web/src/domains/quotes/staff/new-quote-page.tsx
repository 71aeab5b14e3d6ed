import type { Address, Client } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ForClient } from '#domains/clients/for-client.tsx';
import { WithAddresses } from '#domains/clients/with-addresses.tsx';
import { choicesOfEnquiry } from '#domains/enquiries/convert/conversion-values.ts';
import { readEnquiry } from '#domains/enquiries/reading/read-enquiry.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { enquiryInAddress, STAFF_QUOTES_PATH } from '../quote-paths.ts';
import type { StaffChoices } from '../staff-choices.ts';
import { CheckFirstForm } from './office/check-first-form.tsx';
import { NewOfficeForm } from './office/new-office-form.tsx';
import { newOfficeValues } from './office/office-values.ts';

export const handle = { title: 'New quote' };

/** Writes a quote for a client, from what they said on the phone or in an enquiry. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <ForClient title="New quote" back={{ label: 'Quotes', href: STAFF_QUOTES_PATH }}>
      {(client) => (
        <WithAddresses key={client.id} client={client}>
          {(addresses) => (
            <FromEnquiry id={enquiryInAddress(search)}>
              {(said) => <NewQuote client={client} addresses={addresses} said={said} />}
            </FromEnquiry>
          )}
        </WithAddresses>
      )}
    </ForClient>
  );
}

interface FromEnquiryProps {
  /** Null for a quote that is not about an enquiry. */
  readonly id: string | null;
  /** Called with what the enquiry says about the clean. */
  readonly children: (said: Partial<StaffChoices>) => ReactNode;
}

/** Reads from an enquiry what its quote starts with. */
function FromEnquiry({ id, children }: FromEnquiryProps) {
  const api = useApi();
  const today = sydneyDateOf(useNow());
  const query = useQuery({ ...api.getEnquiry.query({ id: id ?? '' }), enabled: id !== null });
  if (id === null) return children({});
  return (
    <QueryContent query={query} what="the enquiry" card missing={children({})}>
      {(enquiry) => children(choicesOfEnquiry(enquiry, readEnquiry(enquiry, today)))}
    </QueryContent>
  );
}

interface NewQuoteProps {
  readonly client: Client;
  readonly addresses: readonly Address[];
  /** What an enquiry says about the clean. */
  readonly said: Partial<StaffChoices>;
}

function NewQuote({ client, addresses, said }: NewQuoteProps) {
  const today = sydneyDateOf(useNow());
  const [initial] = useState(() =>
    newOfficeValues({ ...suggestChoices(client, addresses), ...said }, today),
  );
  const [asked, setAsked] = useState<StaffChoices | null>(null);
  if (asked !== null) return <CheckFirstForm client={client} initial={asked} />;
  return (
    <NewOfficeForm
      client={client}
      addresses={addresses}
      initial={initial}
      onAskFirst={(choices) => setAsked(choices)}
    />
  );
}

/** What a quote for a client starts with: their service, and their main address. */
function suggestChoices(client: Client, [main]: readonly Address[]): Partial<StaffChoices> {
  return {
    service_id: client.client_type === 'ndis' ? 'ndis' : 'general',
    ...(main === undefined
      ? {}
      : { address_line1: main.line1, suburb: main.suburb, postcode: main.postcode }),
  };
}
