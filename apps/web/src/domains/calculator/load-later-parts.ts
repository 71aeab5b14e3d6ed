import { lazy } from 'react';
import { retry } from '#kit/deferred/retry.ts';

/** Loads the parts that appear after the first answer, so that they work offline from then on. */
export const loadLaterParts = () => retry(() => import('./later-parts.ts'));

export const FirstVisitQuestion = lazy(async () => ({
  default: (await loadLaterParts()).FirstVisitQuestion,
}));
export const AskForPrice = lazy(async () => ({ default: (await loadLaterParts()).AskForPrice }));
export const ErrorSummary = lazy(async () => ({ default: (await loadLaterParts()).ErrorSummary }));
export const ShareEstimate = lazy(async () => ({
  default: (await loadLaterParts()).ShareEstimate,
}));
