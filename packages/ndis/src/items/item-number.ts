/** The kinds of claim whose item numbers may carry a suffix. */
export const ITEM_SUFFIXES = ['CA', 'NF', 'PT', 'RR', 'TH'] as const;

/** The first date of service on which an item number may carry a suffix. */
export const ITEM_SUFFIXES_FROM = '2026-07-01';

export type ItemSuffix = (typeof ITEM_SUFFIXES)[number];

/**
 * The parts of a support item number: `category_sequence_registrationGroup_outcomeDomain_purpose`.
 */
export interface ItemNumber {
  /** The number without its suffix, as the catalogue lists it. */
  readonly base: string;
  readonly category: string;
  /** The group that a provider must be registered for, such as 0120. */
  readonly registrationGroup: string;
  readonly suffix: ItemSuffix | null;
}

const PATTERN = /^((\d{2})_\d{3,9}_(\d{4})_\d_\d)(?:_(CA|NF|PT|RR|TH))?$/u;

/** Parses a support item number; null for other text. Surrounding spaces are ignored. */
export function parseItemNumber(text: string): ItemNumber | null {
  const [, base, category, registrationGroup, suffix] = PATTERN.exec(text.trim()) ?? [];
  if (base === undefined || category === undefined || registrationGroup === undefined) return null;
  return {
    base,
    category,
    registrationGroup,
    suffix: ITEM_SUFFIXES.find((known) => known === suffix) ?? null,
  };
}
