import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { setValues } from '../forms/set-values.ts';
import type { DraftOptions } from './draft-store.ts';
import { useDrafts } from './use-drafts.tsx';

interface FormDraftOptions<Values> extends Pick<DraftOptions, 'asksBeforeClosing'> {
  /** Fields that are kept as they were read, since what was typed was written over them. */
  readonly asRead?: readonly (keyof Values & string)[];
}

const NONE: readonly never[] = [];

/**
 * Stores what was changed in a form that closes before it is sent, for example because the session
 * ended, and restores it when the same user opens the form again. The other fields then have what is
 * saved by that time.
 *
 * @param name null for a form that keeps no draft.
 * @param options.asksBeforeClosing for words that take long to write: the draft follows each change,
 *   so that a reload keeps it.
 * @returns A function to call when the values are saved or discarded, so that they are not stored.
 */
export function useFormDraft<Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  name: string | null,
  { asksBeforeClosing = false, asRead = NONE }: FormDraftOptions<Values> = {},
): () => void {
  const drafts = useDrafts();
  const isOver = useRef(false);
  const { isDirty } = form.formState;

  const restore = useEffectEvent(() => {
    if (name === null) return;
    // Only this form writes under this name.
    const kept = drafts.get(name) as Partial<Values> | undefined;
    drafts.remove(name);
    setValues(form, kept ?? {});
  });

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
      if (!isOver.current) drafts.set(name, keptValues(form, asRead), { asksBeforeClosing });
    };
    const unsubscribe = asksBeforeClosing
      ? form.subscribe({ formState: { values: true }, callback: keep })
      : undefined;
    if (asksBeforeClosing) keep();
    return () => {
      unsubscribe?.();
      keep();
    };
  }, [isDirty, drafts, name, form, asksBeforeClosing, asRead]);

  return () => {
    isOver.current = true;
    if (name !== null) drafts.remove(name);
  };
}

/** The fields of a form that differ from what it opened with, and those that are kept as read. */
function keptValues<Values extends FieldValues, Request>(
  { formState, getValues }: UseFormReturn<Values, unknown, Request>,
  asRead: readonly string[],
): Partial<Values> {
  const opened = new Map<string, unknown>(Object.entries(formState.defaultValues ?? {}));
  const kept = Object.entries(getValues()).filter(
    ([name, value]) =>
      asRead.includes(name) || JSON.stringify(value) !== JSON.stringify(opened.get(name)),
  );
  // Filtering entries does not change their types.
  return Object.fromEntries(kept) as Partial<Values>;
}
