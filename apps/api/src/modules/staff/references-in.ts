/** What a text may name. */
export interface NamedReferences {
  readonly quotes: readonly string[];
  readonly visits: readonly string[];
  /** Numbers of invoices. */
  readonly invoices: readonly string[];
}

const NONE: NamedReferences = { quotes: [], visits: [], invoices: [] };

/**
 * The references that a text may stand for: written out as Q-1048, A-1091 or INV-2026-00042, or the number
 * alone, which each of the three may have. Whole references are looked up in an index, however many
 * there are.
 *
 * @param today the date in Sydney: an invoice without its year is this year's or last year's.
 */
export function referencesIn(text: string, today: string): NamedReferences {
  const written = text.replaceAll(/\s/gu, '').toUpperCase();
  const [, kind = '', number = ''] = /^(Q|A)?-?0*(\d{1,9})$/u.exec(written) ?? [];
  if (kind === 'Q') return { ...NONE, quotes: [`Q-${number}`] };
  if (kind === 'A') return { ...NONE, visits: [`A-${number}`] };
  const invoices = invoicesIn(written, Number(today.slice(0, 4)));
  return number === ''
    ? { ...NONE, invoices }
    : { quotes: [`Q-${number}`], visits: [`A-${number}`], invoices };
}

function invoicesIn(written: string, thisYear: number): string[] {
  const [, year, number] = /^(?:INV-?)?(?:(\d{4})-)?0*(\d{1,7})$/u.exec(written) ?? [];
  if (number === undefined) return [];
  const years = year === undefined ? [thisYear, thisYear - 1] : [year];
  return years.map((each) => `INV-${each}-${number.padStart(5, '0')}`);
}
