import { z } from 'zod';

const fields = {
  /** Keys without Ctrl do something. They get in the way of speech input. */
  single_key_shortcuts: z.boolean({ error: 'Say true or false.' }),
};

/** How a member of the team wants the portal to work for them. */
export const staffPreferencesSchema = z.object(fields);

export const updateStaffPreferencesRequest = z.strictObject(fields);

export type StaffPreferences = z.output<typeof staffPreferencesSchema>;
