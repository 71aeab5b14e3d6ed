/** Shown when {@link isNswPostcode} is false. */
export const POSTCODE_MESSAGE = 'Enter a New South Wales postcode of 4 digits, like 2154.';

const STREET_POSTCODE_RANGES = [
  [2000, 2599],
  [2619, 2899],
  [2921, 2999],
] as const;

/** Postcodes of a neighbour that places on this side of the border share. */
const BORDER_POSTCODES: ReadonlySet<string> = new Set([
  '2611',
  '2618',
  '3500',
  '3585',
  '3586',
  '3644',
  '3691',
  '3707',
  '4375',
  '4377',
  '4380',
  '4383',
  '4385',
]);

/** Whether a postcode belongs to places in New South Wales, which excludes post office boxes. */
export function isNswPostcode(value: string): boolean {
  if (!/^\d{4}$/u.test(value)) return false;
  const postcode = Number(value);
  return (
    BORDER_POSTCODES.has(value) ||
    STREET_POSTCODE_RANGES.some(([first, last]) => postcode >= first && postcode <= last)
  );
}
