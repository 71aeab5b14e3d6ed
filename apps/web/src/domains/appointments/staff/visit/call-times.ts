import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { useState } from 'react';
import { type Drafts, useDrafts } from '#kit/drafts/use-drafts.tsx';

const nameDraft = (appointmentId: string): string => `calls of ${appointmentId}`;

const read = (drafts: Drafts, appointmentId: string) =>
  // Only these hooks write under this name, always a list of texts.
  (drafts.get(nameDraft(appointmentId)) ?? []) as readonly string[];

/**
 * Records when the user presses the link to call a visit's client. The times are suggested in a
 * report that nobody opened the door.
 */
export function useNoteCall(appointmentId: string): () => void {
  const drafts = useDrafts();
  return () => {
    const calls = [...read(drafts, appointmentId), new Date().toISOString()];
    drafts.set(nameDraft(appointmentId), calls, { endsWithSession: true });
  };
}

/** The times of today's calls to a visit's client: "8:06 am". */
export function useCallTimes(appointmentId: string): readonly string[] {
  const [today] = useState(() => sydneyDateOf(new Date()));
  return read(useDrafts(), appointmentId)
    .filter((call) => sydneyDateOf(call) === today)
    .map((call) => formatInstant(call, 'time'));
}
