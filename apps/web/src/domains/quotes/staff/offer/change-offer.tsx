import { quoteSchema, saveOfferRequest, type Quote } from '@cleaning/contract/quotes';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import { tellsByEmail } from '#domains/clients/no-email.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { Columns } from '#kit/page/columns.tsx';
import { useEscapeFromFields } from '#kit/shortcuts/use-escape-from-fields.ts';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { totalOrToPrice } from '../list/quote-labels.ts';
import { NoteCard } from './note-card.tsx';
import { OfferChanges } from './offer-changes.tsx';
import { OfferLines } from './offer-lines.tsx';
import {
  priceLines,
  sentOfferValues,
  toOffer,
  sumLines,
  type OfferValues,
} from './offer-values.ts';
import { SendPanel } from './send-panel.tsx';
import { useLastOffer } from './use-last-offer.ts';
import { OFFER_FIELDS } from './use-offer-form.ts';
import { useOfferLines } from './use-offer-lines.ts';

export interface ChangeOfferProps {
  /** The offer as it was when its change began. */
  readonly quote: Quote;
  /** The quote as it is now. */
  readonly current: Quote;
  readonly onClose: () => void;
}

/** Changes an offer that is with its client, who has the earlier version until this one is sent. */
export function ChangeOffer({ quote, current, onClose }: ChangeOfferProps) {
  const api = useApi();
  const toast = useToast();
  const today = sydneyDateOf(useNow());
  const draft = useRecordDraft(`change of quote ${quote.id}`, quote, sentOfferValues);
  const versions = useLatestVersion(draft.opened, quoteSchema);
  const name = quote.client?.first_name ?? 'The client';
  const next = quote.revision + 1;
  const schemaForm = useCommandForm({
    mutation: api.changeQuote.mutation({ id: quote.id }),
    schema: saveOfferRequest,
    toRequest: (values: OfferValues) => toOffer(values, versions.latest.version),
    defaultValues: upToDate(sentOfferValues(versions.opened), today),
    fieldNames: OFFER_FIELDS,
    onRefused: versions.handleConflict,
    onDone: () => {
      toast.show(`${name} has version ${next} now.`);
      close();
    },
  });
  const { form, field } = schemaForm;
  const forget = useFormDraft(form, draft);
  /** Ends the change, which was sent or is dropped. */
  const close = () => {
    forget();
    onClose();
  };
  const lines = useOfferLines(form);
  const last = useLastOffer({ id: quote.id, revision: next });
  const total = sumLines(priceLines(lines.items));
  const send = () => {
    if (lines.explainAll()) schemaForm.submit();
  };
  useEscapeFromFields();
  return (
    <Stack
      as="form"
      gap="space-4"
      noValidate
      onSubmit={schemaForm.handleSubmit}
      aria-label={`Version ${next}`}
    >
      <FormErrors {...schemaForm.errors} title="Not sent" />
      {current.status === 'sent' ? (
        <Alert tone="info" title={`${name} still has version ${quote.revision}`}>
          <p>
            {`It can be approved for ${totalOrToPrice(quote.total_cents)} until you send the change. ${tellsByEmail(name, quote.staff_details?.client_email !== null, ' with what differs')}`}
          </p>
        </Alert>
      ) : (
        <Alert tone="warning" live title={`Version ${quote.revision} is no longer with ${name}`}>
          <p>
            {current.status === 'approved' || current.status === 'converted'
              ? `${name} approved ${totalOrToPrice(current.total_cents)} while you were changing it to ${formatMoney(total)}. Drop the change and book what was approved, or call ${name}.`
              : `${name} answered while you were changing it. Drop the change to see the answer.`}
          </p>
        </Alert>
      )}
      <Columns
        panel
        side={
          <>
            {last === null ? null : (
              <OfferChanges last={last} items={lines.items} onPutBack={lines.putBack} />
            )}
            <SendPanel
              label="Send the change"
              choices={quote}
              form={form}
              field={field}
              name={name}
              clientEmail={quote.staff_details?.client_email}
              isSending={schemaForm.isSending}
              savedAt={null}
              onSend={send}
              onSave={close}
              saveLabel="Drop the change"
              note={`It goes out at once, as version ${next}. Version ${quote.revision} stays readable.`}
            />
          </>
        }
      >
        <OfferLines choices={quote} offer={{ ...lines, schemaForm }} last={last} />
        <NoteCard name={name} field={field('company_notes')} />
      </Columns>
    </Stack>
  );
}

/** An offer whose last day is past holds for the usual time again. */
const upToDate = (values: OfferValues, today: string): OfferValues =>
  values.valid_until < today ? { ...values, valid_until: '' } : values;
