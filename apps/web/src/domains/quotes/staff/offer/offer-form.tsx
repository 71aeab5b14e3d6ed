import { quoteSchema, saveOfferRequest, type Quote } from '@cleaning/contract/quotes';
import { formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Stack } from '@cleaning/ui/stack';
import { type ReactNode, useCallback, useState } from 'react';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { useEscapeFromFields } from '#kit/shortcuts/use-escape-from-fields.ts';
import { ChooseFormVersion } from '#kit/versions/choose-form-version.tsx';
import { CommandDialog } from '../detail/command-dialog.tsx';
import type { PendingSends } from '../sending/use-pending-sends.ts';
import { NoteCard } from './note-card.tsx';
import { OfferChanges } from './offer-changes.tsx';
import { OfferLines } from './offer-lines.tsx';
import { priceLines, sumLines } from './offer-values.ts';
import { SendPanel } from './send-panel.tsx';
import { useLastOffer } from './use-last-offer.ts';
import { useOfferForm } from './use-offer-form.ts';
import { OfferPreviewDialog } from './offer-preview-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

export interface OfferFormProps {
  readonly quote: Quote;
  readonly pendingSends: PendingSends;
  /** The client's request. */
  readonly requestCard: ReactNode;
}

/** Prices a quote line by line and sends the offer. */
export function OfferForm({ quote, pendingSends, requestCard }: OfferFormProps) {
  const offer = useOfferForm(quote, { schema: saveOfferRequest, quoteSchema });
  const { schemaForm, items } = offer;
  const last = useLastOffer(quote);
  const [isDeclining, setDeclining] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const startPreview = useCallback(() => setPreviewing(true), []);
  const name = quote.client?.first_name ?? 'the client';
  useEscapeFromFields();
  return (
    <Stack
      as="form"
      gap="space-4"
      noValidate
      onSubmit={schemaForm.handleSubmit}
      aria-label={`Version ${quote.revision}`}
    >
      <FormErrors {...schemaForm.errors} title="Not saved" />
      <ChooseFormVersion
        what="quote"
        choice={offer.choice}
        describe={(values) => formatMoney(sumLines(priceLines(values.items)))}
      />
      <Columns
        panel
        side={
          <>
            {last === null ? null : (
              <OfferChanges last={last} items={items} onPutBack={offer.putBack} />
            )}
            <SendPanel
              label={quote.revision > 1 ? `Send version ${quote.revision}` : 'Send quote'}
              choices={quote}
              form={schemaForm.form}
              field={schemaForm.field}
              name={name}
              clientEmail={quote.staff_details?.client_email}
              isSending={schemaForm.isSending}
              savedAt={quote.updated_at}
              onSend={offer.askToSend}
              onSave={offer.saveDraft}
              onPreview={startPreview}
            />
          </>
        }
      >
        {requestCard}
        <OfferLines choices={quote} offer={offer} last={last} />
        <NoteCard name={name} field={schemaForm.field('company_notes')} />
        {quote.available_commands.includes('decline_request') ? (
          <div>
            <Button variant="outline" onClick={() => setDeclining(true)}>
              Turn down this request
            </Button>
          </div>
        ) : null}
      </Columns>
      {isDeclining ? (
        <CommandDialog
          quote={quote}
          command="decline_request"
          onClose={() => setDeclining(false)}
        />
      ) : null}
      {isPreviewing ? (
        <OfferPreviewDialog quote={quote} offer={offer} onClose={() => setPreviewing(false)} />
      ) : null}
      {offer.isAsking ? (
        <SendDialog quote={offer.saved} pendingSends={pendingSends} onClose={offer.stopAsking} />
      ) : null}
    </Stack>
  );
}
