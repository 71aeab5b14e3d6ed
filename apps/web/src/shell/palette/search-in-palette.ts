import { MIN_SEARCH_LENGTH, plural } from '@cleaning/contract/rules';
import type { TeamItem } from '@cleaning/ui/team-shell';
import type { PageOption, PaletteAction } from './palette-options.tsx';

/** Whether the label of an option contains what was typed. */
export const labelIncludes =
  (text: string) =>
  ({ label }: { readonly label: string }): boolean =>
    label.toLowerCase().includes(text.toLowerCase());

export const pageOption = ({
  label,
  href,
  icon,
  keys,
  ...rest
}: TeamItem | PaletteAction): PageOption => ({
  id: `page-${href}`,
  icon,
  label,
  note: 'note' in rest ? rest.note : undefined,
  keys,
  href,
});

interface Progress {
  readonly typed: string;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly count: number;
  /** What to try when nothing was found. */
  readonly example: string;
}

/** What the palette says about its results. */
export function describeSearch({
  typed,
  isSearching,
  hasFailed,
  count,
  example,
}: Progress): string {
  if (isSearching) return 'Searching';
  if (typed === '' || hasFailed) return '';
  if (count > 0) return plural(count, 'result');
  return typed.length < MIN_SEARCH_LENGTH
    ? `Type ${MIN_SEARCH_LENGTH} letters or more to search.`
    : `Nothing matches “${typed}”. Try ${example}.`;
}
