import type { settingsEndpoints } from '@cleaning/contract/settings';
import type { HandlersOf } from '../core/http/handlers.ts';
import { readSettings, toSettings, updateSettings } from './settings-record.ts';

export const settingsHandlers: HandlersOf<typeof settingsEndpoints> = {
  getSettings: async ({ database }) => ({
    status: 200,
    body: toSettings(await readSettings(database)),
  }),

  updateSettings: async ({ transaction, viewer, body: { version, ...request }, now }) => ({
    status: 200,
    body: await updateSettings(transaction, { version, viewer, now }, request),
  }),
};
