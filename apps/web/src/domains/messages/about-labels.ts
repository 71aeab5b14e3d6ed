import type { ThreadAbout, ThreadSubjectType } from '@cleaning/contract/messages';
import { capitalise } from '#kit/lib/capitalise.ts';

/** The nouns of the records that a conversation can be about. */
export const ABOUT_NOUNS: Readonly<Record<ThreadSubjectType, string>> = {
  quote: 'quote',
  invoice: 'invoice',
  appointment: 'visit',
};

/** What a conversation is about, such as "Quote Q-1048"; null when its subject already names it. */
export function describeAbout(about: ThreadAbout | null, subject: string): string | null {
  if (about === null || subject.includes(about.reference)) return null;
  const noun = ABOUT_NOUNS[about.type];
  return `${capitalise(noun)} ${about.reference}`.trim();
}
