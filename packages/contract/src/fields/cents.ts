import { z } from 'zod';

/** Australian dollars as whole cents. */
export const centsField = z.int({ error: 'Enter an amount in whole cents.' }).nonnegative();
