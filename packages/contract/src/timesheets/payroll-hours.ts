/** The hours of some minutes with two decimals, as payroll programs take them: 30:40 is 30.67. */
export const decimalHours = (minutes: number): string => asHours(hundredthsOf(minutes));

/**
 * The hours of each of some minutes, with two decimals, whose sum is the hours of all of them
 * together: three times 20 minutes are 0.33, 0.34 and 0.33.
 */
export function hoursThatAdd(minutes: readonly number[]): string[] {
  let sum = 0;
  return minutes.map((each) => {
    const before = hundredthsOf(sum);
    sum += each;
    return asHours(hundredthsOf(sum) - before);
  });
}

/** Rounded half up. */
const hundredthsOf = (minutes: number): number => Math.round((minutes * 100) / 60);

const asHours = (hundredths: number): string => (hundredths / 100).toFixed(2);
