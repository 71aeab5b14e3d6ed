/**
 * The tag of a test's further playings, such as by another way of input or at another width, which
 * only `npm run test:full` has.
 */
export const fullUnless = (isInEveryRun: boolean): string[] => (isInEveryRun ? [] : ['@full']);
