import { defineEndpoint } from '../http/endpoint.ts';
import { pushStateSchema, turnPushOnRequest } from './push.ts';

const tag = 'Push';

/** Whether the device of a session hears of changes to its user's day. */
export const pushEndpoints = {
  getPush: defineEndpoint({
    name: 'getPush',
    method: 'GET',
    path: 'staff/push/',
    tag,
    summary: 'Read whether this device hears of changes to your day',
    access: 'staff',
    responses: { 200: pushStateSchema },
  }),
  turnPushOn: defineEndpoint({
    name: 'turnPushOn',
    method: 'POST',
    path: 'staff/push/',
    tag,
    summary: 'Have this device hear of changes to your day',
    access: 'staff',
    body: turnPushOnRequest,
    responses: { 200: pushStateSchema },
    rateLimit: 'write',
  }),
  turnPushOff: defineEndpoint({
    name: 'turnPushOff',
    method: 'DELETE',
    path: 'staff/push/',
    tag,
    summary: 'Have this device hear of changes to your day no more',
    access: 'staff',
    responses: { 204: null },
    rateLimit: 'write',
  }),
} as const;
