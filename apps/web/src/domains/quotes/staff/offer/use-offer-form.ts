import {
  MAX_QUOTE_ITEMS,
  type PriceLine,
  type Quote,
  type SaveOfferRequest,
} from '@cleaning/contract/quotes';
import { isInPreparation } from '@cleaning/contract/quotes/rules';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Path, useFieldArray, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useFormDraft } from '#kit/drafts/use-form-draft.ts';
import { useLeaveGuard } from '#kit/forms/leave-guard.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { describeUsualDays } from '#kit/lib/describe-usual-days.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';
import { useVersionChoice } from '#kit/versions/use-version-choice.ts';
import { mergeOffers, offerDifferences } from './offer-differences.ts';
import {
  isChanged,
  newLine,
  offerValues,
  toLine,
  toOffer,
  type LineValues,
  type OfferValues,
} from './offer-values.ts';
import { useUsualDays } from './use-usual-last-day.ts';

/** A line that was removed from the offer, and its former position. */
export interface RemovedLine {
  readonly at: number;
  readonly line: LineValues;
}

interface Schemas {
  readonly schema: z.ZodType<z.output<z.ZodType<SaveOfferRequest>>>;
  readonly quoteSchema: z.ZodType<Quote>;
}

const LINE_FIELDS = ['description', 'quantity', 'unit_cents', 'reason'] as const;

const FIELD_NAMES: Path<OfferValues>[] = [
  ...Array.from({ length: MAX_QUOTE_ITEMS }, (_, at) => at).flatMap((at) =>
    LINE_FIELDS.map((field) => `items.${at}.${field}` as const),
  ),
  'company_notes',
  'valid_until',
];

/** A form that saves the whole offer of a quote, with the version that the user saw. */
export function useOfferForm(quote: Quote, { schema, quoteSchema }: Schemas) {
  const api = useApi();
  const { mutateAsync } = useMutation(api.saveQuoteOffer.mutation({ id: quote.id }));
  const versions = useLatestVersion(quote, quoteSchema);
  const usualDays = describeUsualDays(useUsualDays());
  const [isAsking, setAsking] = useState(false);
  const asksAfterSave = useRef(false);
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);

  const schemaForm = useSchemaForm<OfferValues, SaveOfferRequest>({
    schema,
    toRequest: (values) => toOffer(values, versions.opened.version),
    defaultValues: offerValues(quote),
    fieldNames: FIELD_NAMES,
    isRepeatable: true,
    send: save,
  });
  const { form } = schemaForm;
  const forget = useFormDraft(form, `offer ${quote.id}`);
  const lines = useFieldArray({ control: form.control, name: 'items', keyName: 'key' });
  const items = useWatch({ control: form.control, name: 'items' });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const choice = useVersionChoice({
    current: quote,
    versions,
    schemaForm,
    forget,
    valuesOf: offerValues,
    compare: (sides) => offerDifferences(sides, usualDays),
    merge: mergeOffers,
    isOpen: canBePriced,
    onTakeOver: () => setRemoved([]),
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
    setRemoved((all) => all.filter(({ line }) => sent.items.some(({ id }) => id === line.id)));
    if (!asksAfterSave.current) return;
    if (isAllSaved) setAsking(true);
    else choice.saveAgain();
  }

  function undoRemoval(undone: RemovedLine): void {
    lines.insert(Math.min(undone.at, items.length), undone.line);
    setRemoved(removed.filter((other) => other !== undone));
  }

  const explainAll = (): boolean => {
    const missing = items.flatMap((line, at) =>
      isChanged(line) && line.reason.trim() === '' ? [at] : [],
    );
    for (const at of missing) {
      form.setError(`items.${at}.reason`, { type: 'server', message: 'Say why this price.' });
    }
    const [first] = missing;
    if (first !== undefined) form.setFocus(`items.${first}.reason`);
    return missing.length === 0;
  };

  return {
    schemaForm,
    lines: lines.fields,
    items,
    isDirty,
    choice,
    addLine: () => lines.append(newLine()),
    /** The lines removed since the last save. */
    removed,
    removeLine: (at: number) => {
      const line = items[at];
      lines.remove(at);
      if (line !== undefined && line.description !== '') setRemoved([...removed, { at, line }]);
    },
    undoRemoval,
    putBack: (line: PriceLine) => {
      const here = removed.find((other) => other.line.description === line.name);
      if (here === undefined) lines.append({ ...toLine(line), id: crypto.randomUUID() });
      else undoRemoval(here);
    },
    replaceLines: (values: LineValues[]) => {
      lines.replace(values);
      setRemoved([]);
    },
    saveDraft: () => {
      asksAfterSave.current = false;
      schemaForm.submit();
    },
    askToSend: () => {
      if (!explainAll()) return;
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
