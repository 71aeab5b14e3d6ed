import { useAuth } from '@cleaning/auth/react';
import { useState } from 'react';
import { keptWords } from './kept-words.ts';

interface KeptText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** To be called when the text is sent or given up. */
  readonly forget: () => void;
}

/** A single field whose text is kept as `useKeptWords` keeps those of a form. */
export function useKeptText(name: string): KeptText {
  const { user } = useAuth();
  const key = `${user?.id ?? ''} ${name}`;
  const [text, setText] = useState(() => {
    const kept = keptWords.get(key);
    return typeof kept === 'string' ? kept : '';
  });
  return {
    text,
    setText(changed) {
      keptWords.set(key, changed);
      setText(changed);
    },
    forget: () => void keptWords.delete(key),
  };
}
