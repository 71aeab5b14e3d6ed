import type { Client } from '@cleaning/contract/clients';
import {
  createOfficeQuoteRequest,
  quoteSchema,
  saveOfficeQuoteRequest,
  submittableSiteSchema,
  type Quote,
} from '@cleaning/contract/quotes';
import { sydneyDateOf } from '@cleaning/pricing';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useLeaveGuard } from '#kit/forms/leave-guard.tsx';
import { setValues } from '#kit/forms/set-values.ts';
import { type FieldProps, type SchemaForm, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { staffQuotePath } from '../../quote-paths.ts';
import type { StaffChoices } from '../../staff-choices.ts';
import type { OfferValues } from '../offer/offer-values.ts';
import { useOfferLines } from '../offer/use-offer-lines.ts';
import { linesAfterChoice } from './follow-choices.ts';
import {
  toQuoteChoices,
  OFFICE_FIELDS,
  toOfficeValues,
  toOfficeRequest,
  type OfficeValues,
} from './office-values.ts';

/** What the page of a quote is told when its form was left in order to send it. */
export interface SendState {
  readonly asksToSend: boolean;
}

/** A form that writes a new quote for a client, and then goes on to the page of the quote. */
export function useNewOfficeForm(client: Pick<Client, 'id'>, defaultValues: OfficeValues) {
  const api = useApi();
  const navigate = useNavigate();
  const asksToSend = useRef(false);
  const schemaForm = useCommandForm({
    mutation: api.createOfficeQuote.mutation(),
    schema: createOfficeQuoteRequest,
    toRequest: (values: OfficeValues) => ({ client_id: client.id, ...toOfficeRequest(values) }),
    defaultValues,
    fieldNames: OFFICE_FIELDS,
    draft: `quote of the office for client ${client.id}`,
    onDone: ({ id }) => {
      const state: SendState = { asksToSend: asksToSend.current };
      return navigate(staffQuotePath(id), { replace: true, state });
    },
  });
  const parts = useOfficeParts(schemaForm);
  const submit = (asks: boolean) => {
    asksToSend.current = asks;
    schemaForm.submit();
  };
  return {
    ...parts,
    schemaForm,
    saveDraft: () => submit(false),
    askToSend: () => {
      if (parts.explainMissing()) submit(true);
    },
  };
}

/** A form that saves a quote of the office that was not sent, with the version that the user saw. */
export function useOfficeForm(quote: Quote, { asksToSend }: SendState) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.saveOfficeQuote.mutation({ id: quote.id }));
  const draft = useRecordDraft(`quote of the office ${quote.id}`, quote, toOfficeValues);
  const versions = useLatestVersion(draft.opened, quoteSchema);
  const [isAsking, setAsking] = useState(asksToSend);
  const asksAfterSave = useRef(false);
  const schemaForm = useSchemaForm({
    schema: saveOfficeQuoteRequest,
    toRequest: (values: OfficeValues) => ({
      version: versions.latest.version,
      ...toOfficeRequest(values),
    }),
    defaultValues: toOfficeValues(draft.opened),
    fieldNames: OFFICE_FIELDS,
    isRepeatable: true,
    newerValues: newerValuesFrom(versions, toOfficeValues),
    async send(request, sent) {
      const saved = await mutateAsync(request);
      versions.restart(saved);
      parts.lines.forgetRemoved(sent);
      // What was typed during the save is kept, and is not saved yet.
      const isAllSaved = JSON.stringify(schemaForm.form.getValues()) === JSON.stringify(sent);
      schemaForm.form.reset(toOfficeValues(saved), { keepValues: !isAllSaved });
      if (isAllSaved) forget();
      if (isAllSaved && asksAfterSave.current) setAsking(true);
    },
  });
  const forget = useFormDraft(schemaForm.form, { ...draft, opened: versions.opened });
  const parts = useOfficeParts(schemaForm);
  useLeaveGuard(schemaForm.form.formState.isDirty);
  const submit = (asks: boolean) => {
    asksAfterSave.current = asks;
    schemaForm.submit();
  };
  return {
    ...parts,
    schemaForm,
    /** The quote as this form began with it, or last saved it. */
    opened: versions.opened,
    /** The quote as it was last saved, here or by a colleague. */
    saved: versions.latest,
    isAsking,
    stopAsking: () => setAsking(false),
    saveDraft: () => submit(false),
    askToSend: () => {
      if (parts.explainMissing()) submit(true);
    },
  };
}

/** The choices of the form and the lines that follow from them. */
export type OfficeParts<Request> = ReturnType<typeof useOfficeParts<Request>>;

const PLACE_NAMES = ['address_line1', 'suburb', 'postcode'] as const;

function useOfficeParts<Request>(schemaForm: SchemaForm<OfficeValues, Request>) {
  const { form } = schemaForm;
  const today = sydneyDateOf(useNow());
  // The form has the fields of an offer, and the choices beside them.
  const offerForm = form as unknown as UseFormReturn<OfferValues, unknown, Request>;
  const lines = useOfferLines(offerForm);
  const choices: StaffChoices = form.watch();
  const listed = toQuoteChoices(choices, today);
  const follow = (choose: () => void) => {
    const before = form.getValues();
    choose();
    const [was, is] = [before, form.getValues()].map((values) => toQuoteChoices(values, today));
    if (was === undefined || is === undefined || JSON.stringify(was) === JSON.stringify(is)) return;
    lines.replaceLines(linesAfterChoice(before.items, was, is));
  };
  return {
    choices,
    listed,
    offerForm,
    lines,
    change: (changed: Partial<StaffChoices>) => follow(() => setValues(form, changed)),
    /** Asks for what a draft may be without, but not an offer. @returns whether nothing is missing. */
    explainMissing: (): boolean => {
      const { address_line1, suburb, postcode } = form.getValues();
      const place = submittableSiteSchema.safeParse({ address_line1, suburb, postcode });
      const missing = place.success ? {} : z.flattenError(place.error).fieldErrors;
      const names = PLACE_NAMES.filter((name) => missing[name] !== undefined);
      for (const name of names) {
        form.setError(name, { type: 'server', message: missing[name]?.join(' ') ?? '' });
      }
      const [first] = names;
      if (first !== undefined) form.setFocus(first);
      return first === undefined && lines.explainAll();
    },
    field: (name: (typeof OFFICE_FIELDS)[number]): FieldProps => {
      const props = schemaForm.field(name);
      return { ...props, onChange: (event) => follow(() => props.onChange(event)) };
    },
  };
}
