import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import type { QuoteEditorState } from './quote-editor.ts';

/** Which draft it is and whether it is saved: "Draft Q-1061, saved at 10:42 am". */
export function describeSaved(
  { quote, isSaving, hasUnsaved }: Pick<QuoteEditorState, 'quote' | 'isSaving' | 'hasUnsaved'>,
  now: Date,
): string {
  const name = `Draft ${quote.reference}`;
  if (isSaving) return `${name}, saving`;
  if (hasUnsaved) return `${name}, not saved yet`;
  const isToday = sydneyDateOf(quote.updated_at) === sydneyDateOf(now);
  return isToday
    ? `${name}, saved at ${formatInstant(quote.updated_at, 'time')}`
    : `${name}, saved on ${formatInstant(quote.updated_at, 'date')}`;
}
