import { z } from 'zod';

const fields = {
  /** Whether keyboard shortcuts without Ctrl are on. They can interfere with speech input. */
  single_key_shortcuts: z.boolean({ error: 'Say true or false.' }),
};

/** The preferences of a member of the team for the portal. */
export const staffPreferencesSchema = z.object(fields);

export const updateStaffPreferencesRequest = z.strictObject(fields);

export type StaffPreferences = z.output<typeof staffPreferencesSchema>;
