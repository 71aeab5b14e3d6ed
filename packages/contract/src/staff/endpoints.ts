import { z } from 'zod';
import { teamPageFields } from '../appointments/team-page.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { staffPreferencesSchema, updateStaffPreferencesRequest } from './preferences.ts';
import { announcePresenceRequest, presenceSchema } from './presence.ts';
import { staffSearchQuery, staffSearchSchema } from './search.ts';
import { staffTodaySchema } from './today.ts';

const tag = 'Staff';

/** The combined data of the staff portal. */
export const staffEndpoints = {
  getStaffToday: defineEndpoint({
    name: 'getStaffToday',
    method: 'GET',
    path: 'staff/today/',
    tag,
    summary: 'Read the visits of today and what waits for the company',
    access: 'office',
    query: z.strictObject(teamPageFields),
    responses: { 200: staffTodaySchema },
  }),
  searchForStaff: defineEndpoint({
    name: 'searchForStaff',
    method: 'GET',
    path: 'staff/search/',
    tag,
    summary: 'Find clients by name, and quotes, appointments and invoices by reference',
    access: 'office',
    query: staffSearchQuery,
    responses: { 200: staffSearchSchema },
  }),
  getStaffPreferences: defineEndpoint({
    name: 'getStaffPreferences',
    method: 'GET',
    path: 'staff/preferences/',
    tag,
    summary: 'Read how you want the staff portal to work',
    access: 'staff',
    responses: { 200: staffPreferencesSchema },
  }),
  updateStaffPreferences: defineEndpoint({
    name: 'updateStaffPreferences',
    method: 'PATCH',
    path: 'staff/preferences/',
    tag,
    summary: 'Change how the staff portal works for you',
    access: 'staff',
    body: updateStaffPreferencesRequest,
    responses: { 200: staffPreferencesSchema },
    rateLimit: 'write',
  }),
  announcePresence: defineEndpoint({
    name: 'announcePresence',
    method: 'POST',
    path: 'staff/presence/',
    tag,
    summary: 'Say that you have a record open, and learn who else has',
    access: 'office',
    body: announcePresenceRequest,
    responses: { 200: presenceSchema },
    rateLimit: 'live',
  }),
} as const;
