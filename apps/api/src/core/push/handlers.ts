import type { pushEndpoints } from '@cleaning/contract/staff';
import { refuseField } from '../http/api-error.ts';
import type { Actor } from '../http/actor.ts';
import type { HandlersOf } from '../http/handlers.ts';
import {
  deleteOldest,
  deleteSubscription,
  hasSubscription,
  type PushOwner,
  storeSubscription,
} from './push-repository.ts';

/** More devices than a person carries; the oldest is forgotten. */
const MAX_DEVICES = 10;

const ownerOf = ({ userId, sessionId }: Actor): PushOwner => ({ userId, sessionId });

/** Serves the calls about the notices on a device. A session turns on and off only its own. */
export const pushHandlers: HandlersOf<typeof pushEndpoints> = {
  getPush: async ({ database, actor, push }) => ({
    status: 200,
    body: {
      is_on: await hasSubscription(database, ownerOf(actor)),
      public_key: push.publicKey,
    },
  }),

  turnPushOn: async ({ transaction, actor, push, body: { endpoint, keys }, now }) => {
    if (!push.allows(new URL(endpoint))) {
      throw refuseField(
        'endpoint',
        'Your browser named a push service that we cannot reach. Try another browser.',
      );
    }
    const owner = ownerOf(actor);
    await storeSubscription(transaction, { ...owner, endpoint, ...keys, createdAt: now });
    await deleteOldest(transaction, owner.userId, MAX_DEVICES);
    return { status: 200, body: { is_on: true, public_key: push.publicKey } };
  },

  turnPushOff: async ({ transaction, actor }) => {
    await deleteSubscription(transaction, ownerOf(actor));
    return { status: 204, body: null };
  },
};
