import { useEffect, useState } from 'react';

/** How long after the last key the text counts as typed, in milliseconds. */
const SETTLE_MS = 350;

export interface SettledText {
  /** What the field shows now. */
  readonly text: string;
  readonly setText: (text: string) => void;
}

/**
 * A text field whose value lives in the address. It tells of a text when typing pauses, so that a list
 * does not change under every letter. It follows the address when something else changes it, and never
 * its own echo: typing may have gone on.
 *
 * @param clean gives what a text means, or null while it means nothing yet.
 */
export function useSettledText(
  value: string,
  onSettle: (text: string) => void,
  clean: (text: string) => string | null,
): SettledText {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const [known, setKnown] = useState(value);

  if (value !== known) {
    setKnown(value);
    if (value !== told) setText(value);
  }

  useEffect(() => {
    const next = clean(text);
    if (next === null || next === value) return undefined;
    const timer = setTimeout(() => {
      setTold(next);
      onSettle(next);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSettle, clean]);

  return { text, setText };
}
