import { useAuth } from '@cleaning/auth/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keptWords } from './kept-words.ts';

/**
 * Keeps what was typed when a form is taken away under somebody, such as when their session ends, and
 * gives it back when the same person opens it again.
 *
 * @returns Call it when the words are saved or given up: then they are forgotten.
 */
export function useKeptWords<Values extends FieldValues, Request>(
  form: UseFormReturn<Values, unknown, Request>,
  name: string,
): () => void {
  const { user } = useAuth();
  const key = `${user?.id ?? ''} ${name}`;
  const isOver = useRef(false);
  const { isDirty } = form.formState;

  const giveBack = useEffectEvent(() => {
    // Whatever was kept by this name was typed into this very form.
    const words = keptWords.get(key) as Values | undefined;
    keptWords.delete(key);
    for (const [field, value] of Object.entries(words ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
  });

  useEffect(() => giveBack(), []);

  useEffect(() => {
    if (!isDirty) {
      keptWords.delete(key);
      return undefined;
    }
    return () => {
      if (!isOver.current) keptWords.set(key, form.getValues());
    };
  }, [isDirty, key, form]);

  return () => {
    isOver.current = true;
    keptWords.delete(key);
  };
}
