import type { Client, RemoveClientPeriodRequest } from '@cleaning/contract/clients';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { AddAgreement } from './add-agreement.tsx';
import { ChangeAgreement } from './change-agreement.tsx';
import { agreementPeriod, describeAgreement } from './client-labels.ts';
import { type PeriodAction, PeriodsCard } from './periods-card.tsx';
import { RemovePeriod } from './remove-period.tsx';

/** All service agreements of a client. A support is checked against the agreement of its date. */
export function AgreementsCard({ client }: { readonly client: Client }) {
  const { service_agreements: agreements } = client.profile;
  return (
    <PeriodsCard
      title="Service agreements"
      what="agreement"
      addLabel="Add an agreement"
      emptyText="No service agreement is recorded yet."
      periods={agreements.map((agreement) => ({
        id: agreement.id,
        days: agreementPeriod(agreement),
        isCurrent: agreement.is_current,
        description: describeAgreement(agreement),
      }))}
      renderDialog={(action, onClose) => (
        <AgreementDialog client={client} action={action} onClose={onClose} />
      )}
    />
  );
}

interface AgreementDialogProps {
  readonly client: Client;
  readonly action: PeriodAction;
  readonly onClose: () => void;
}

function AgreementDialog({ client, action, onClose }: AgreementDialogProps) {
  const api = useApi();
  const { mutateAsync: remove } = useMutation(api.removeClientAgreementFor.mutation());
  if (action.type === 'add') return <AddAgreement client={client} onClose={onClose} />;
  const agreement = client.profile.service_agreements.find(({ id }) => id === action.id);
  if (agreement === undefined) return null;
  if (action.type === 'change') {
    return <ChangeAgreement client={client} agreement={agreement} onClose={onClose} />;
  }
  return (
    <RemovePeriod
      client={client}
      what="agreement"
      period={agreementPeriod(agreement)}
      send={(body: RemoveClientPeriodRequest) =>
        remove({ id: client.id, agreement_id: agreement.id, body })
      }
      onClose={onClose}
    />
  );
}
