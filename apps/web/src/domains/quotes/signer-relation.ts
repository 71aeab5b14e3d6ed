import type { QuoteEvent, SignerRelation } from '@cleaning/contract/quotes';

/** How a person who signs for a client knows them, in words. */
export const SIGNER_RELATION_LABELS: Readonly<Record<SignerRelation, string>> = {
  family: 'Partner or family',
  carer: 'Carer or support worker',
  nominee: 'Nominee or guardian',
  other: 'Someone else',
};

type Signature = Pick<QuoteEvent, 'signed_name' | 'signed_for' | 'signer_relation'>;

/** Who signed an approval: "signed Rob Byrne for Siobhan Byrne (partner or family)", or empty. */
export function describeSignature({
  signed_name: name,
  signed_for: client,
  signer_relation: relation,
}: Signature): string {
  if (name === null) return '';
  if (client === null || relation === null) return `signed ${name}`;
  return `signed ${name} for ${client} (${SIGNER_RELATION_LABELS[relation].toLowerCase()})`;
}
