import type { VisitNeeds } from '@cleaning/contract';

/** What the cleaner minds at a place, in the order in which it is asked and read. */
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
