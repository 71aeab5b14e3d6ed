import type { PriceLine } from '@cleaning/contract/quotes';
import { useState } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { isChanged, newLine, toLine, type LineValues, type OfferValues } from './offer-values.ts';

export const LINE_FIELDS = ['description', 'quantity', 'unit_cents', 'reason'] as const;

/** The name of a field of a line in a form that has lines. */
export type LineFieldName = `items.${number}.${(typeof LINE_FIELDS)[number]}`;

/** A line that was removed from the offer, and its former position. */
export interface RemovedLine {
  readonly at: number;
  readonly line: LineValues;
}

/** The lines of an offer in a form, as their card needs them. */
export interface OfferLinesControl extends ReturnType<typeof useOfferLines> {
  readonly schemaForm: { readonly field: (name: LineFieldName) => FieldProps };
}

/** The lines of a form that has an offer: added, removed, put back and explained. */
export function useOfferLines<Request>(form: UseFormReturn<OfferValues, unknown, Request>) {
  const lines = useFieldArray({ control: form.control, name: 'items', keyName: 'key' });
  const items = useWatch({ control: form.control, name: 'items' });
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);

  function undoRemoval(undone: RemovedLine): void {
    lines.insert(Math.min(undone.at, items.length), undone.line);
    setRemoved(removed.filter((other) => other !== undone));
  }

  return {
    lines: lines.fields,
    items,
    addLine: () => lines.append(newLine()),
    /** The lines removed since the last save. */
    removed,
    /** Forgets the removed lines, except those that a save did not have yet. */
    forgetRemoved: (saved: Pick<OfferValues, 'items'> | null = null) =>
      setRemoved((all) =>
        saved === null
          ? []
          : all.filter(({ line }) => saved.items.some(({ id }) => id === line.id)),
      ),
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
    /** Asks for the reasons that are missing. @returns whether none is. */
    explainAll: (): boolean => {
      const missing = items.flatMap((line, at) =>
        isChanged(line) && line.reason.trim() === '' ? [at] : [],
      );
      for (const at of missing) {
        form.setError(`items.${at}.reason`, { type: 'server', message: 'Say why this price.' });
      }
      const [first] = missing;
      if (first !== undefined) form.setFocus(`items.${first}.reason`);
      return missing.length === 0;
    },
  };
}
