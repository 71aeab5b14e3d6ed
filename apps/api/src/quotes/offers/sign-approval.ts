import type { clientApproval } from '@cleaning/contract/quotes';
import { fullName, isSameName } from '@cleaning/contract/rules';
import type { z } from 'zod';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { findClientContact } from '../../clients/client-directory.ts';
import type { Signature } from '../quote-repository.ts';

/**
 * The signature of a client's approval. A typed name that is not the account's is another person's,
 * who signs for the client and says how they know them.
 *
 * @throws ApiError by field when another person signs without saying their relation.
 */
export async function signApproval(
  transaction: Transaction,
  clientId: string,
  approval: Pick<z.output<typeof clientApproval>, 'approved_name' | 'signer_relation'>,
): Promise<Signature> {
  const { approved_name: signedName, signer_relation: signerRelation } = approval;
  const client = await findClientContact(transaction, clientId);
  if (client === null) throw new Error('A client without an account cannot approve.');
  const clientName = fullName(client.firstName, client.lastName);
  if (isSameName(signedName, clientName)) {
    return { signedName, signedFor: null, signerRelation: null };
  }
  if (signerRelation === undefined) {
    throw refuseField(
      'signer_relation',
      `This is the account of ${clientName}. Say how you know them, or type that name.`,
    );
  }
  return { signedName, signedFor: clientName, signerRelation };
}
