import { MAX_QUOTE_ITEMS, type Quote, type SaveOfferRequest } from '@cleaning/contract/quotes';
import { isInPreparation } from '@cleaning/contract/quotes/rules';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import type { z } from 'zod';
import { describeUsualDays } from '#domains/invoices/describe-usual-days.ts';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { useLeaveGuard } from '#kit/forms/leave-guard.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { useVersionChoice } from '#kit/versions/use-version-choice.ts';
import { DEPOSIT_FIELDS } from './deposit-fields.tsx';
import { mergeOffers, offerDifferences } from './offer-differences.ts';
import { offerValues, toOffer, type OfferValues } from './offer-values.ts';
import { LINE_FIELDS, useOfferLines } from './use-offer-lines.ts';
import { useUsualDays } from './use-usual-last-day.ts';

interface Schemas {
  readonly schema: z.ZodType<z.output<z.ZodType<SaveOfferRequest>>>;
  readonly quoteSchema: z.ZodType<Quote>;
}

/** The names in reading order, for the summary of errors. */
export const OFFER_FIELDS = [
  ...Array.from({ length: MAX_QUOTE_ITEMS }, (_, at) => at).flatMap((at) =>
    LINE_FIELDS.map((field) => `items.${at}.${field}` as const),
  ),
  'company_notes',
  'valid_until',
  ...DEPOSIT_FIELDS,
] as const satisfies readonly Path<OfferValues>[];

/** A form that saves the whole offer of a quote, with the version that the user saw. */
export function useOfferForm(quote: Quote, { schema, quoteSchema }: Schemas) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.saveQuoteOffer.mutation({ id: quote.id }));
  const draft = useRecordDraft(`offer ${quote.id}`, quote, offerValues);
  const versions = useLatestVersion(draft.opened, quoteSchema);
  const usualDays = describeUsualDays(useUsualDays());
  const [isAsking, setAsking] = useState(false);
  const asksAfterSave = useRef(false);

  const schemaForm = useSchemaForm<OfferValues, SaveOfferRequest>({
    schema,
    toRequest: (values) => toOffer(values, versions.opened.version),
    defaultValues: offerValues(draft.opened),
    fieldNames: OFFER_FIELDS,
    isRepeatable: true,
    send: save,
  });
  const { form } = schemaForm;
  const forget = useFormDraft(form, { ...draft, opened: versions.opened });
  const lines = useOfferLines(form);
  useLeaveGuard(form.formState.isDirty);
  const choice = useVersionChoice({
    current: quote,
    versions,
    schemaForm,
    forget,
    valuesOf: offerValues,
    compare: (sides) => offerDifferences(sides, usualDays),
    merge: mergeOffers,
    isOpen: canBePriced,
    onTakeOver: () => lines.forgetRemoved(),
  });

  async function save(offer: SaveOfferRequest, sent: OfferValues): Promise<void> {
    let isAllSaved: boolean;
    try {
      isAllSaved = choice.takeSaved(await mutateAsync(offer), sent);
    } catch (error) {
      // A newer version may have changed only other parts of the quote, such as its owner.
      await choice.settle(error, ({ version }) => save({ ...offer, version }, sent));
      return;
    }
    lines.forgetRemoved(sent);
    if (!asksAfterSave.current) return;
    if (isAllSaved) setAsking(true);
    else choice.saveAgain();
  }

  return {
    schemaForm,
    ...lines,
    choice,
    saveDraft: () => {
      asksAfterSave.current = false;
      schemaForm.submit();
    },
    askToSend: () => {
      if (!lines.explainAll()) return;
      asksAfterSave.current = true;
      schemaForm.submit();
    },
    isAsking,
    /** The quote as it was last saved here, which is what staff are asked about. */
    saved: versions.opened,
    stopAsking: () => setAsking(false),
  };
}

export type OfferControl = ReturnType<typeof useOfferForm>;

const canBePriced = (quote: Quote): boolean =>
  isInPreparation(quote) && quote.staff_details?.send_at === null;
