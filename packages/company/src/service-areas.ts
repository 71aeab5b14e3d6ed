/** A postcode, or the first and the last of a run of them. */
type Postcodes = number | readonly [first: number, last: number];

/** A part of the region where the company cleans. */
interface ServiceArea {
  readonly name: string;
  readonly postcodes: readonly Postcodes[];
}

/**
 * The areas where the company cleans. A postcode belongs to one of them at most, and is inside or
 * outside as a whole; where that is too coarse, staff decide with a reason.
 */
export const SERVICE_AREAS: readonly ServiceArea[] = [
  { name: 'Sydney CBD', postcodes: [2000, [2006, 2011], [2015, 2017]] },
  {
    name: 'North Shore',
    postcodes: [
      [2060, 2077],
      [2088, 2090],
      [2110, 2114],
    ],
  },
  { name: 'Eastern Suburbs', postcodes: [[2018, 2036]] },
  { name: 'Inner West', postcodes: [[2037, 2050], [2130, 2138], 2140, 2193, 2203, 2204] },
  {
    name: 'Western Sydney',
    postcodes: [
      [2115, 2118],
      [2127, 2128],
      [2141, 2152],
      [2160, 2168],
    ],
  },
  {
    name: 'Northern Beaches',
    postcodes: [
      [2084, 2087],
      [2092, 2097],
      [2099, 2108],
    ],
  },
  {
    name: 'Greater Western Sydney',
    postcodes: [
      [2170, 2179],
      [2555, 2570],
      [2745, 2770],
    ],
  },
  {
    name: 'Hills District',
    postcodes: [
      [2119, 2122],
      [2125, 2126],
      [2153, 2159],
    ],
  },
];

const isIn = (postcode: number, postcodes: Postcodes): boolean =>
  typeof postcodes === 'number'
    ? postcode === postcodes
    : postcode >= postcodes[0] && postcode <= postcodes[1];

/**
 * The name of the area that a postcode belongs to; null outside the areas where the company cleans.
 */
export function areaOfPostcode(postcode: string): string | null {
  const number = Number(postcode);
  const area = SERVICE_AREAS.find(({ postcodes }) => postcodes.some((part) => isIn(number, part)));
  return area?.name ?? null;
}
