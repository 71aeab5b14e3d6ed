import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { setValues } from '../forms/set-values.ts';
import { useDrafts } from './use-drafts.tsx';

/** The draft of a form that edits a record. */
export interface RecordDraft<Entity> {
  readonly name: string;
  /** The record that the form starts from, which is kept with what is typed over it. */
  readonly opened: Entity;
}

/**
 * The draft of a form for words that take long to write. It follows each change, so that a reload
 * keeps it. That puts it in the browser's storage, which must not have a record.
 */
interface WordsDraft {
  readonly name: string;
  readonly asksBeforeClosing: true;
}

/** How a form keeps a draft. Its name is enough where nothing that is saved is typed over. */
export type FormDraft = string | RecordDraft<unknown> | WordsDraft;

interface NamedDraft {
  readonly name: string;
  readonly opened?: unknown;
  readonly asksBeforeClosing?: boolean;
}

interface KeptForm {
  /** The fields that were changed. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly opened?: unknown;
}

/**
 * Finds what a form of a record starts from: the record as it is, or as it was when its draft was
 * typed if the drafted fields have changed since then. The form then goes on as if it had stayed
 * open, and a save is compared with what its user saw.
 *
 * @param valuesOf the fields of the form that show the record. The other ones are not compared.
 */
export function useRecordDraft<Entity>(
  name: string,
  record: Entity,
  valuesOf: (record: Entity) => object,
): RecordDraft<Entity> {
  const drafts = useDrafts();
  const [opened] = useState(() => {
    const kept = drafts.get(name) as KeptForm | undefined;
    if (kept?.opened === undefined) return record;
    // Only forms of this record write under this name.
    const before = kept.opened as Entity;
    const [was, is] = [before, record].map((each) => new Map(Object.entries(valuesOf(each))));
    const isChanged = Object.keys(kept.values).some(
      (field) => !isSame(was?.get(field), is?.get(field)),
    );
    return isChanged ? before : record;
  });
  return { name, opened };
}

/**
 * Stores what was changed in a form that closes before it is sent, for example because the session
 * ended, and restores it when the same user opens the form again. The other fields then have what is
 * saved by that time.
 *
 * @param draft null for a form that keeps no draft.
 * @returns A function to call when the values are saved or discarded, so that they are not stored.
 */
export function useFormDraft<Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  draft: FormDraft | null,
): () => void {
  const drafts = useDrafts();
  const isOver = useRef(false);
  const { isDirty } = form.formState;
  const options: NamedDraft | null = typeof draft === 'string' ? { name: draft } : draft;
  const name = options?.name ?? null;
  const asksBeforeClosing = options?.asksBeforeClosing ?? false;

  const restore = useEffectEvent(() => {
    if (name === null) return;
    // Only this form writes under this name.
    const kept = drafts.get(name) as KeptForm | undefined;
    drafts.remove(name);
    setValues(form, kept?.values ?? {});
  });

  const toKept = useEffectEvent((): KeptForm => ({
    values: changedValues(form),
    opened: options?.opened,
  }));

  useEffect(() => restore(), []);

  useEffect(() => {
    if (name === null) return undefined;
    if (!isDirty) {
      drafts.remove(name);
      return undefined;
    }
    // A form that stays open after saving may be edited again.
    isOver.current = false;
    const keep = () => {
      if (!isOver.current) drafts.set(name, toKept(), { asksBeforeClosing });
    };
    const unsubscribe = asksBeforeClosing
      ? form.subscribe({ formState: { values: true }, callback: keep })
      : undefined;
    if (asksBeforeClosing) keep();
    return () => {
      unsubscribe?.();
      keep();
    };
  }, [isDirty, drafts, name, form, asksBeforeClosing]);

  return () => {
    isOver.current = true;
    if (name !== null) drafts.remove(name);
  };
}

/** The fields of a form that differ from what it opened with. */
function changedValues<Values extends FieldValues, Request>({
  formState,
  getValues,
}: UseFormReturn<Values, unknown, Request>): KeptForm['values'] {
  const opened = new Map<string, unknown>(Object.entries(formState.defaultValues ?? {}));
  return Object.fromEntries(
    Object.entries(getValues()).filter(([name, value]) => !isSame(value, opened.get(name))),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
