import { type ReactNode, useState } from 'react';

interface TextLengthOptions {
  /** The text of a controlled field. */
  value?: unknown;
  /** The text that an uncontrolled field begins with. */
  defaultValue?: unknown;
  /** The most characters that are accepted; without it, nothing is counted. */
  maxLength: number | undefined;
  hint: ReactNode;
  error: ReactNode;
}

interface TextLength {
  readonly hint: ReactNode;
  readonly error: ReactNode;
  /** Pass it the text of an uncontrolled field as it is typed. */
  readonly count: (text: string) => void;
}

/**
 * Counts a text near its limit, and says by how much it is too long. A text is never cut, since a
 * pasted text would lose its end unseen. The form refuses it.
 */
export function useTextLength({
  value,
  defaultValue,
  maxLength,
  hint,
  error,
}: TextLengthOptions): TextLength {
  const [typed, setTyped] = useState<number | null>(null);
  const count = (text: string) => setTyped(text.trim().length);
  const length = value === undefined ? (typed ?? lengthOf(defaultValue)) : lengthOf(value);
  if (maxLength === undefined || length < maxLength * NEAR) return { hint, error, count };
  const text = `${inWords(length)} of ${inWords(maxLength)} characters.`;
  if (length <= maxLength) {
    const counted = (
      <>
        {hint} {text}
      </>
    );
    return { hint: counted, error, count };
  }
  const over = inWords(length - maxLength);
  return { hint, error: `${text} Take out ${over}. Nothing you typed is lost.`, count };
}

/** The part of the limit from which the count is shown. */
const NEAR = 0.8;

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.trim().length : 0);

const inWords = (characters: number): string => characters.toLocaleString('en-AU');
