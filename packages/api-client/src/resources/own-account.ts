import { ownAccountCalls } from '@cleaning/contract/calls';
import type { CallEndpoint } from '../client/call-options.ts';
import { createResource } from './create-resource.ts';
import { confirmEnvelope } from './unwrap-envelope.ts';

/** The user's ways to sign in and open sessions, and closing the account. */
export const createOwnAccount = (call: CallEndpoint) =>
  createResource(call, ownAccountCalls, {
    changeEmail: confirmEnvelope,
    deactivateAccount: confirmEnvelope,
  });
