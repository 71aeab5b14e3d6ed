import type { QuoteAnswers } from './quote-answers.ts';

interface UnsavedAnswers {
  readonly userId: string;
  readonly quoteId: string;
  readonly answers: QuoteAnswers;
}

/**
 * The answers of the form that was left before they could be saved, such as when a session ended
 * under it. They hold an address, so they stay in memory: never in storage, and only for the person
 * who typed them.
 */
let kept: UnsavedAnswers | null = null;

/** Keeps answers until the same person opens the same quote again. One form is kept, the last. */
export function keepUnsavedAnswers(unsaved: UnsavedAnswers): void {
  kept = unsaved;
}

/** The answers that this person left in this quote, if any. */
export function unsavedAnswersOf(userId: string, quoteId: string): QuoteAnswers | undefined {
  return kept?.userId === userId && kept.quoteId === quoteId ? kept.answers : undefined;
}

/** They are saved, or nobody is to see them again. */
export function forgetUnsavedAnswers(): void {
  kept = null;
}
