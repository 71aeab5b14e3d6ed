import type { VisitNeeds } from '@cleaning/contract/clients';

/** What the cleaner must mind at an address, in reading order. */
export const VISIT_NEEDS: readonly {
  readonly name: keyof VisitNeeds;
  readonly label: string;
  readonly example: string;
}[] = [
  { name: 'parking', label: 'Parking', example: 'visitor bay 4, under the building' },
  {
    name: 'mobility',
    label: 'Mobility',
    example: 'uses a wheelchair, keep the hall and doorways clear',
  },
  { name: 'products', label: 'Products', example: 'no bleach and no fragrance' },
];

export const NO_NEEDS: VisitNeeds = { parking: '', mobility: '', products: '' };
