import { useEffect, useState } from 'react';

/** How long after the last key the text is reported, in milliseconds. */
const DELAY_MS = 350;

export interface DebouncedText {
  /** The text in the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
}

/**
 * A text field whose value is stored in the address. Changes are reported when typing pauses, so
 * that a list does not reload with every letter. The field follows changes of the address by
 * others, but not its own, because the user may have typed more.
 *
 * @param clean converts a text to its value, or returns null while it is incomplete.
 */
export function useDebouncedText(
  value: string,
  onChange: (text: string) => void,
  clean: (text: string) => string | null,
): DebouncedText {
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [seen, setSeen] = useState(value);

  if (value !== seen) {
    setSeen(value);
    if (value !== reported) setText(value);
  }

  useEffect(() => {
    const next = clean(text);
    if (next === null || next === value) return undefined;
    const timer = setTimeout(() => {
      setReported(next);
      onChange(next);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange, clean]);

  return { text, setText };
}
