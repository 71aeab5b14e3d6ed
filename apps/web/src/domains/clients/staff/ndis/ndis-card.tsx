import type { Client } from '@cleaning/contract/clients';
import { PLAN_MANAGEMENT_NAMES } from '@cleaning/contract/clients/rules';
import { formatPlainDate } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { unbrokenPeriod } from '#kit/lib/unbroken.ts';
import { describeRecordedPeriod, dollarsOr, orNotRecorded } from './client-labels.ts';
import { EditNdis } from './edit-ndis.tsx';
import { NdisNumber } from './ndis-number.tsx';

/**
 * The NDIS details for invoices and claims. For a general client it only offers to make them a
 * participant.
 */
export function NdisCard({ client }: { readonly client: Client }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title="NDIS"
      action={
        <TextButton end onClick={() => setEditing(true)}>
          Edit <VisuallyHidden>NDIS details</VisuallyHidden>
        </TextButton>
      }
    >
      {client.client_type === 'ndis' ? (
        <SummaryList layout="facts" rows={listRows(client)} />
      ) : (
        <p>A general client, without an NDIS plan.</p>
      )}
      {isEditing ? <EditNdis client={client} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}

function listRows(client: Client) {
  const { profile } = client;
  const { plan_management: management, provider_recorded_on: recordedOn } = profile;
  return [
    { label: 'NDIS number', value: <NdisNumber client={client} /> },
    { label: 'Plan', value: management === null ? <Missing /> : PLAN_MANAGEMENT_NAMES[management] },
    ...(management === 'plan'
      ? [
          { label: 'Plan manager', value: orNotRecorded(profile.plan_manager_name) },
          { label: 'Invoice email', value: orNotRecorded(profile.plan_manager_invoice_email) },
        ]
      : []),
    {
      label: 'Plan dates',
      value: unbrokenPeriod(describeRecordedPeriod(profile.plan_start, profile.plan_end)),
    },
    {
      label: 'Service agreement',
      value: unbrokenPeriod(
        describeRecordedPeriod(profile.service_agreement_start, profile.service_agreement_end),
      ),
    },
    {
      label: 'My provider',
      value:
        recordedOn !== null ? (
          `Since ${formatPlainDate(recordedOn, 'medium')}`
        ) : management === 'agency' ? (
          <Missing text="No date" />
        ) : (
          'Not needed for this plan'
        ),
    },
    { label: 'Budget left', value: dollarsOr(profile.remaining_budget_cents, 'Not recorded') },
    {
      label: 'Short-notice fee',
      value:
        profile.cancellation_fee_cents === null
          ? 'As the visit costs'
          : `Up to ${dollarsOr(profile.cancellation_fee_cents, '')}`,
    },
  ];
}

function Missing({ text = 'Not recorded' }: { readonly text?: string }) {
  return (
    <Badge tone="danger" icon={<CircleAlert />}>
      {text}
    </Badge>
  );
}
