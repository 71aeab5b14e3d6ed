import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useDrafts } from './use-drafts.tsx';

/**
 * Keeps what was typed when a form is closed before it was sent, such as when the session ends, and
 * fills it in again when the same user opens the form the next time.
 *
 * @returns Call it when the values are saved or given up: then they are not kept.
 */
export function useFormDraft<Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  name: string,
): () => void {
  const drafts = useDrafts();
  const isOver = useRef(false);
  const { isDirty } = form.formState;

  const restore = useEffectEvent(() => {
    // Only this form writes under its name.
    const kept = drafts.get(name) as Values | undefined;
    drafts.remove(name);
    for (const [field, value] of Object.entries(kept ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
  });

  useEffect(() => restore(), []);

  useEffect(() => {
    if (!isDirty) {
      drafts.remove(name);
      return undefined;
    }
    // A form that stays after it was saved is typed in again.
    isOver.current = false;
    return () => {
      if (!isOver.current) drafts.set(name, form.getValues());
    };
  }, [isDirty, drafts, name, form]);

  return () => {
    isOver.current = true;
    drafts.remove(name);
  };
}
