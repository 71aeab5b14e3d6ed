/** An Australian financial year: 1 July to 30 June, both inclusive. */
export interface FinancialYear {
  /** As people write it: 2026-27. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The financial year that a date (`YYYY-MM-DD`) falls in. */
export function financialYearOf(date: string): FinancialYear {
  const year = Number(date.slice(0, 4));
  const first = date.slice(5) >= '07-01' ? year : year - 1;
  return {
    name: `${first}-${String((first + 1) % 100).padStart(2, '0')}`,
    from: `${first}-07-01`,
    to: `${first + 1}-06-30`,
  };
}
