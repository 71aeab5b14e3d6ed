import { ownAccountCalls } from '@cleaning/contract/calls';
import type { CallEndpoint } from '../client/call-options.ts';
import { createResource, type Resource } from './create-resource.ts';
import { confirmEnvelope } from './unwrap-envelope.ts';

const READERS = { changeEmail: confirmEnvelope, deactivateAccount: confirmEnvelope };

/** The user's ways to sign in and open sessions, and closing the account. */
export const createOwnAccount = (
  call: CallEndpoint,
): Resource<typeof ownAccountCalls, typeof READERS> =>
  createResource(call, ownAccountCalls, READERS);
