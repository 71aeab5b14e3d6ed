/** The NDIS price limit for one hour of a support, with the dates of service that it applies to. */
interface PriceLimit {
  readonly itemNumber: string;
  readonly name: string;
  readonly centsPerHour: number;
  readonly from: string;
  readonly until: string;
}

/** House cleaning in NSW, outside remote areas. */
export const CLEANING_LIMIT: PriceLimit = {
  itemNumber: '01_020_0120_1_1',
  name: 'House cleaning and other household activities',
  centsPerHour: 60_10,
  from: '2026-07-01',
  until: '2027-06-30',
};
