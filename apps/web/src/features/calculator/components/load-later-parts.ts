import { lazy } from 'react';
import { retry } from '../../../shared/deferred/retry.ts';

/** Loads what nobody sees before they answer. From then on it needs no connection. */
export const loadLaterParts = () => retry(() => import('./later-parts.ts'));

export const AskForPrice = lazy(async () => ({ default: (await loadLaterParts()).AskForPrice }));
export const ErrorSummary = lazy(async () => ({ default: (await loadLaterParts()).ErrorSummary }));
export const ShareEstimate = lazy(async () => ({
  default: (await loadLaterParts()).ShareEstimate,
}));
