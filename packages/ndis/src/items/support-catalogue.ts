/** The regions of price limits, by the place of service. */
export const PRICE_REGIONS = ['standard', 'remote', 'very_remote'] as const;

export type PriceRegion = (typeof PRICE_REGIONS)[number];

/** H means hours, E means each. */
export const SUPPORT_UNITS = ['H', 'E'] as const;

export type SupportUnit = (typeof SUPPORT_UNITS)[number];

/** A support item with its price limits, and the service dates for which they apply. */
export interface CatalogueRow {
  readonly itemNumber: string;
  readonly name: string;
  readonly unit: SupportUnit;
  /** First and last date of service, both inclusive. A null end means open-ended. */
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  /** Whole cents for a unit, by region. */
  readonly limits: Readonly<Record<PriceRegion, number>>;
}

/**
 * Change it together with {@link SUPPORT_CATALOGUE}, so that a report states which version it used.
 */
export const SUPPORT_CATALOGUE_VERSION = '2026-11-21';

const HOUSE_CLEANING = {
  itemNumber: '01_020_0120_1_1',
  name: 'House Cleaning And Other Household Activities',
  unit: 'H',
} as const;

const YARD_MAINTENANCE = {
  itemNumber: '01_019_0120_1_1',
  name: 'House or Yard Maintenance',
  unit: 'H',
} as const;

const TRAVEL_COSTS = {
  itemNumber: '01_799_0120_1_1',
  name: 'Provider travel - non-labour costs',
  unit: 'E',
} as const;

const YEAR_2025 = { effectiveFrom: '2025-07-01', effectiveTo: '2026-06-30' } as const;
const YEAR_2026 = { effectiveFrom: '2026-07-01', effectiveTo: '2027-06-30' } as const;

/** One dollar: kilometres and other costs are claimed as a number of units of one dollar. */
const NOTIONAL = { standard: 1_00, remote: 1_00, very_remote: 1_00 } as const;

/**
 * The items that a cleaning company claims, two financial years of them, for New South Wales. These
 * are the rows that a new database starts with; later years are added there, not here. The remote
 * limits of 2026-27 are the standard ones times 1.4 and 1.5.
 */
export const SUPPORT_CATALOGUE: readonly CatalogueRow[] = [
  {
    ...HOUSE_CLEANING,
    ...YEAR_2025,
    limits: { standard: 58_03, remote: 81_24, very_remote: 87_05 },
  },
  {
    ...HOUSE_CLEANING,
    ...YEAR_2026,
    limits: { standard: 60_10, remote: 84_14, very_remote: 90_15 },
  },
  {
    ...YARD_MAINTENANCE,
    ...YEAR_2025,
    limits: { standard: 56_98, remote: 79_77, very_remote: 85_47 },
  },
  {
    ...YARD_MAINTENANCE,
    ...YEAR_2026,
    limits: { standard: 59_01, remote: 82_61, very_remote: 88_52 },
  },
  { ...TRAVEL_COSTS, ...YEAR_2025, limits: NOTIONAL },
  { ...TRAVEL_COSTS, ...YEAR_2026, limits: NOTIONAL },
];
