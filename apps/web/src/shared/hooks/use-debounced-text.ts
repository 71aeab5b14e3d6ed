import { useEffect, useState } from 'react';

/** How long after the last key the text counts as typed, in milliseconds. */
const DELAY_MS = 350;

export interface DebouncedText {
  /** What the field shows now. */
  readonly text: string;
  readonly setText: (text: string) => void;
}

/**
 * A text field whose value lives in the address. It reports a text when typing pauses, so that a list
 * does not change with every letter. It follows the address when something else changes it, and never
 * its own change: typing may have gone on.
 *
 * @param clean gives the value that a text stands for, or null while it stands for none.
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
