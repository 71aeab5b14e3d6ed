import { CLAIM_STATUS_WORDS, type ClaimStatus } from '@cleaning/contract/claims/rules';
import { Badge, type BadgeTone } from '@cleaning/ui/badge';
import Check from 'lucide-react/icons/check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';

/** The claim status of an invoice; a dash without a claim. */
export function ClaimBadge({ status }: { readonly status: ClaimStatus }) {
  if (status === 'not_applicable') return '–';
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {CLAIM_STATUS_WORDS[status]}
    </Badge>
  );
}

const LOOKS: Readonly<
  Record<Exclude<ClaimStatus, 'not_applicable'>, { tone: BadgeTone; Icon: ComponentType }>
> = {
  ready: { tone: 'info', Icon: CircleDot },
  submitted: { tone: 'info', Icon: Send },
  accepted: { tone: 'success', Icon: Check },
  rejected: { tone: 'danger', Icon: X },
  reconciled: { tone: 'success', Icon: Check },
};
