import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { useState } from 'react';
import { type Drafts, useDrafts } from '../../shared/drafts/use-drafts.tsx';

const nameOf = (appointmentId: string): string => `calls of ${appointmentId}`;

const read = (drafts: Drafts, appointmentId: string) =>
  // Only calls are written under this name.
  (drafts.get(nameOf(appointmentId)) ?? []) as readonly string[];

/** Notes when the user presses to call the client of a visit, for a report that nobody opened. */
export function useNoteCall(appointmentId: string): () => void {
  const drafts = useDrafts();
  return () => {
    const calls = [...read(drafts, appointmentId), new Date().toISOString()];
    drafts.set(nameOf(appointmentId), calls, { endsWithSession: true });
  };
}

/** When the user pressed to call the client of a visit today: "8:06 am". */
export function useCallTimes(appointmentId: string): readonly string[] {
  const [today] = useState(() => sydneyDateOf(new Date()));
  return read(useDrafts(), appointmentId)
    .filter((call) => sydneyDateOf(call) === today)
    .map((call) => formatInstant(call, 'time'));
}
