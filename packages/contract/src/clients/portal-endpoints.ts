import { defineEndpoint } from '../http/endpoint.ts';
import { dashboardSchema, ownDataSchema } from './portal.ts';

const tag = 'Accounts';

/** Calls that combine data of every part of the portal. */
export const portalEndpoints = {
  getDashboard: defineEndpoint({
    name: 'getDashboard',
    method: 'GET',
    path: 'accounts/dashboard/',
    tag,
    summary: 'Read what waits for you',
    access: 'client',
    responses: { 200: dashboardSchema },
  }),
  exportOwnData: defineEndpoint({
    name: 'exportOwnData',
    method: 'GET',
    path: 'accounts/export/',
    tag,
    summary: 'Take a copy of everything that is kept about you',
    access: 'client',
    responses: { 200: ownDataSchema },
    rateLimit: 'export',
  }),
} as const;
