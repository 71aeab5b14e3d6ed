import type { Address, Client } from '@cleaning/contract/clients';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { sydneyDateOf } from '@cleaning/pricing';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ForClient } from '#domains/clients/for-client.tsx';
import { WithAddresses } from '#domains/clients/with-addresses.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { enquiryInAddress } from '../quote-paths.ts';
import type { StaffChoices } from '../staff-choices.ts';
import { CheckFirstForm } from './office/check-first-form.tsx';
import { FromEnquiry } from './office/from-enquiry.tsx';
import { NewOfficeForm } from './office/new-office-form.tsx';
import { newOfficeValues } from './office/office-values.ts';

export const handle = { title: 'New quote' };

/** Writes a quote for a client, from what they said on the phone or in an enquiry. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <ForClient title="New quote" back={{ label: 'Quotes', href: SITE_PATHS.staffQuotes }}>
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

interface NewQuoteProps {
  readonly client: Client;
  readonly addresses: readonly Address[];
  /** What an enquiry says about the clean. */
  readonly said: Partial<StaffChoices>;
}

function NewQuote({ client, addresses, said }: NewQuoteProps) {
  const today = sydneyDateOf(useNow());
  const [initial] = useState(() =>
    newOfficeValues({ ...usualOf(client, addresses), ...said }, today),
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
function usualOf(client: Client, [main]: readonly Address[]): Partial<StaffChoices> {
  return {
    service_id: client.client_type === 'ndis' ? 'ndis' : 'general',
    ...(main === undefined
      ? {}
      : { address_line1: main.line1, suburb: main.suburb, postcode: main.postcode }),
  };
}
