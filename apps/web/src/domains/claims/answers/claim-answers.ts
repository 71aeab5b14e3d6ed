import { useSyncExternalStore } from 'react';
import { useDrafts } from '#kit/drafts/use-drafts.tsx';

/** What staff entered of the agency's answer to a claim, and have not saved. */
export interface ClaimAnswer {
  readonly outcome: string;
  readonly reason: string;
}

type ClaimAnswers = Readonly<Record<string, ClaimAnswer>>;

const NAME = 'answers to claims';
const NONE: ClaimAnswers = {};

/** The answers that were entered and not saved, by the ids of their invoices. */
export function useClaimAnswers() {
  const drafts = useDrafts();
  const read = () => (drafts.get(NAME) as ClaimAnswers | undefined) ?? NONE;
  return {
    answers: useSyncExternalStore(drafts.subscribe, read),
    enter: (invoiceId: string, answer: ClaimAnswer) => {
      const answers = { ...read(), [invoiceId]: answer };
      const hasWords = Object.values(answers).some(({ reason }) => reason.trim() !== '');
      drafts.set(NAME, answers, { asksBeforeClosing: hasWords });
    },
    /** What is left was refused, perhaps for good, so that closing the page no longer asks. */
    forget: (invoiceIds: readonly string[]) => {
      const left = Object.entries(read()).filter(([id]) => !invoiceIds.includes(id));
      if (left.length === 0) drafts.remove(NAME);
      else drafts.set(NAME, Object.fromEntries(left));
    },
  };
}
