import { lazy } from 'react';
import { loadPatiently } from '../../../shared/deferred/load-patiently.ts';

/** Loads what nobody sees before they answer. From then on it needs no connection. */
export const loadLaterParts = () => loadPatiently(() => import('./later-parts.ts'));

export const AskForPrice = lazy(async () => ({ default: (await loadLaterParts()).AskForPrice }));
export const ErrorSummary = lazy(async () => ({ default: (await loadLaterParts()).ErrorSummary }));
export const ShareEstimate = lazy(async () => ({
  default: (await loadLaterParts()).ShareEstimate,
}));
