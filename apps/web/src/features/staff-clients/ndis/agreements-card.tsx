import type { Client } from '@cleaning/contract';
import { Badge } from '@cleaning/ui/badge';
import { TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import styles from '../detail/client-page.module.css';
import { AddAgreement } from './add-agreement.tsx';
import { describePeriod, dollarsOr } from './client-labels.ts';

/** Every service agreement of a client: a support is checked against the one of its day. */
export function AgreementsCard({ client }: { readonly client: Client }) {
  const [isAdding, setAdding] = useState(false);
  const { service_agreements: agreements } = client.profile;
  return (
    <Card
      title="Service agreements"
      action={
        <TextButton end onClick={() => setAdding(true)}>
          Add an agreement
        </TextButton>
      }
    >
      {agreements.length === 0 ? (
        <p>No service agreement is recorded yet.</p>
      ) : (
        <ol className={styles['plans']}>
          {agreements.map((agreement) => (
            <li key={agreement.id} className={styles['plan']}>
              <span className={styles['planHead']}>
                {describePeriod(agreement.service_agreement_start, agreement.service_agreement_end)}
                {agreement.is_current ? (
                  <Badge tone="success" icon={<Check />}>
                    In use
                  </Badge>
                ) : null}
              </span>
              <span>
                {agreement.cancellation_fee_cents === null
                  ? 'No fee for short notice is recorded.'
                  : `Short notice: at most ${dollarsOr(agreement.cancellation_fee_cents, '')}.`}
              </span>
            </li>
          ))}
        </ol>
      )}
      {isAdding ? <AddAgreement client={client} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}
