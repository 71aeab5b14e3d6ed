import type { Message } from '@cleaning/contract';
import { useState } from 'react';
import { announceMessages } from './message-words.ts';

/** What to read out: the messages from us that came since the conversation was opened, as they come. */
export function useArrivals(messages: readonly Message[]): string {
  const lastId = messages.at(-1)?.id;
  const [knownId, setKnownId] = useState(lastId);
  const [words, setWords] = useState('');
  if (knownId !== lastId) {
    const known = messages.findIndex(({ id }) => id === knownId);
    setKnownId(lastId);
    setWords(announceMessages(messages.slice(known + 1).filter(({ side }) => side === 'staff')));
  }
  return words;
}
