import { type RefObject, useRef, useState } from 'react';
import { useFocusAfterChange } from '../../../shared/hooks/focus.ts';

/** What is open in a section of the page, and what came of it. */
export interface Section<Form> {
  /** The form that is open, or null while the section is only read. */
  readonly form: Form | null;
  /** What was last done here, until something else is. */
  readonly done: string | null;
  readonly open: (form: Form) => void;
  /** Closes the form and changes nothing. */
  readonly close: () => void;
  /** Closes the form and says what was done. */
  readonly finish: (done: string) => void;
  /** Around the section: focus goes back to the button that opened the form. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Marks the button that opens a form, by the same name, so that focus finds its way back. */
export const opener = (name: string) => ({ 'data-opens': name });

/**
 * One section of the account page: read, or one of its forms open.
 *
 * @param nameOf The name of a form's opener. Without that opener, focus goes to the section itself.
 */
export function useSection<Form>(nameOf: (form: Form) => string): Section<Form> {
  const [form, setForm] = useState<Form | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const openedBy = useRef<string | null>(null);

  useFocusAfterChange(form, () => {
    if (form !== null) return;
    const name = openedBy.current;
    const buttons = ref.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [];
    const button = [...buttons].find(({ dataset }) => dataset['opens'] === name);
    (button ?? ref.current)?.focus();
  });

  return {
    form,
    done,
    ref,
    open(next) {
      openedBy.current = nameOf(next);
      setDone(null);
      setForm(next);
    },
    close: () => setForm(null),
    finish(words) {
      setDone(words);
      setForm(null);
    },
  };
}
