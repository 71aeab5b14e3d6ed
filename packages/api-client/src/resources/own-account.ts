import { ownAccountCalls } from '@cleaning/contract/calls';
import type { CallEndpoint } from '../client/call-options.ts';
import { createResource } from './create-resource.ts';
import { confirmEnvelope } from './unwrap-envelope.ts';

/** How the user signs in, where they are signed in, and how they close the account. */
export const createOwnAccount = (call: CallEndpoint) =>
  createResource(call, ownAccountCalls, {
    changeEmail: confirmEnvelope,
    deactivateAccount: confirmEnvelope,
  });
