import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import type { QuoteEditorState } from './quote-editor.ts';
import styles from './quote-form.module.css';
import { capitalise } from '#kit/lib/capitalise.ts';

export interface SaveStatusProps {
  state: QuoteEditorState;
  /** The version that the form opened with, for which no save is announced. */
  openedVersion: number;
}

/** Announces "Saved 2:41 pm" when the user pauses, at most once a minute. */
export function SaveStatus({ state, openedVersion }: SaveStatusProps) {
  return <output className={styles['saved']}>{saveStatus(state, openedVersion)}</output>;
}

type Saving = Pick<QuoteEditorState, 'quote' | 'isSaving' | 'hasUnsaved' | 'willRetry'>;

const WILL_RETRY = 'not saved, we will try again';

/** The draft's reference and when it was saved: "Draft Q-1061, saved at 10:42 am". */
export function describeSaved(
  { quote, isSaving, hasUnsaved, willRetry }: Saving,
  now: Date,
): string {
  const name = `Draft ${quote.reference}`;
  if (willRetry) return `${name}, ${WILL_RETRY}`;
  if (isSaving) return `${name}, saving`;
  if (hasUnsaved) return `${name}, not saved yet`;
  const isToday = sydneyDateOf(quote.updated_at) === sydneyDateOf(now);
  return isToday
    ? `${name}, saved at ${formatInstant(quote.updated_at, 'time')}`
    : `${name}, saved on ${formatInstant(quote.updated_at, 'date')}`;
}

/**
 * The last save since the form was opened: "Saved 2:41 pm". It stays while the user types, so that
 * a screen reader announces only new saves.
 */
export function saveStatus({ quote, willRetry }: Saving, openedVersion: number): string {
  if (willRetry) return capitalise(WILL_RETRY);
  if (quote.version === openedVersion) return '';
  return `Saved ${formatInstant(quote.updated_at, 'time')}`;
}
