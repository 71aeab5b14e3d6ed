import type { Client } from '@cleaning/contract/clients';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { findClientWithAgreements, readSignIn } from './client-repository.ts';
import { toClientProfile, toClientSummary } from './view.ts';

/** A client with their details, for staff. */
export async function readClient(
  queryable: Queryable,
  secrets: Secrets,
  id: string,
  now: Date,
): Promise<Client> {
  const row = await findClientWithAgreements(queryable, id);
  if (row === undefined) throw notFound();
  const signIn = await readSignIn(queryable, id, now);
  const today = sydneyDateOf(now);
  return {
    ...toClientSummary(row, today),
    can_sign_in: signIn.canSignIn,
    invitation_ends_at: signIn.invitationEndsAt?.toISOString() ?? null,
    profile: toClientProfile(row, { secrets, today }),
  };
}
