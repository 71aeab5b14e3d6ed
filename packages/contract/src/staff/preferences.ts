import { z } from 'zod';
import { optionalLine } from '../fields/text.ts';

/** The preferences of a member of the team for the portal. */
export const staffPreferencesSchema = z.object({
  /** Whether keyboard shortcuts without Ctrl are on. They can interfere with speech input. */
  single_key_shortcuts: z.boolean(),
  /** The service area whose cleaners Today and the calendar show; null for every area. */
  area: z.string().nullable(),
});

/** What is left out stays as it is. */
export const updateStaffPreferencesRequest = z
  .strictObject({
    single_key_shortcuts: z.boolean({ error: 'Say true or false.' }),
    area: optionalLine({ max: 80 }).nullable(),
  })
  .partial();

export type StaffPreferences = z.output<typeof staffPreferencesSchema>;
export type UpdateStaffPreferencesRequest = z.input<typeof updateStaffPreferencesRequest>;
