import { defineEndpoint } from '../http/endpoint.ts';
import { settingsSchema } from './entity.ts';
import { updateSettingsRequest } from './requests.ts';

const tag = 'Settings';

/** The settings of the company. */
export const settingsEndpoints = {
  getSettings: defineEndpoint({
    name: 'getSettings',
    method: 'GET',
    path: 'settings/',
    tag,
    summary: 'Read how the company works',
    access: 'office',
    responses: { 200: settingsSchema },
  }),
  updateSettings: defineEndpoint({
    name: 'updateSettings',
    method: 'PATCH',
    path: 'settings/',
    tag,
    summary: 'Change how the company works',
    access: 'admin',
    body: updateSettingsRequest,
    responses: { 200: settingsSchema },
    rateLimit: 'write',
  }),
} as const;
