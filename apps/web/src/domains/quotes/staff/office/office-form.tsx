import type { Address } from '@cleaning/contract/clients';
import type { Quote } from '@cleaning/contract/quotes';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { SendDialog } from '../offer/send-dialog.tsx';
import type { PendingSends } from '../sending/use-pending-sends.ts';
import { OfficeFormLayout } from './office-form-layout.tsx';
import { officeRows } from './office-rows.ts';
import { type SendState, useOfficeForm } from './use-office-form.ts';

export interface OfficeFormProps {
  readonly quote: Quote;
  readonly addresses: readonly Address[];
  readonly pendingSends: PendingSends;
}

/** A quote of the office that was not sent: all of it can still be changed. */
export function OfficeForm({ quote, addresses, pendingSends }: OfficeFormProps) {
  const office = useOfficeForm(quote, { asksToSend: useAskedToSend() });
  return (
    <>
      <OfficeFormLayout
        label={`Quote ${quote.reference}`}
        office={office}
        name={quote.client?.first_name ?? 'the client'}
        clientEmail={quote.staff_details?.client_email}
        addresses={addresses}
        savedAt={office.saved.updated_at}
        errorDetails={
          <RemoteChanges before={officeRows(office.opened)} after={officeRows(office.saved)} />
        }
      />
      {office.isAsking ? (
        <SendDialog quote={office.saved} pendingSends={pendingSends} onClose={office.stopAsking} />
      ) : null}
    </>
  );
}

/**
 * Whether the form for a new quote led here in order to send it. The history forgets that at once,
 * so that the question does not come back with an Undo, a reload or Back.
 */
function useAskedToSend(): boolean {
  const navigate = useNavigate();
  const { state, ...address } = useLocation();
  // Only the form for a new quote leads here with a state.
  const isAsked = (state as SendState | null)?.asksToSend === true;
  const forget = useEffectEvent(() => navigate(address, { replace: true }));
  useEffect(() => {
    if (isAsked) void forget();
  }, [isAsked]);
  return isAsked;
}
