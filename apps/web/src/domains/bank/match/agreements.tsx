import type { MatchCandidate } from '@cleaning/contract/bank';
import { Text } from '@cleaning/ui/text';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { AGREEMENTS, describeDifference } from '../bank-labels.ts';
import styles from './match.module.css';

/** What agrees and differs between a row and its invoices, as icons with text. */
export function Agreements({ candidate }: { readonly candidate: MatchCandidate }) {
  const { parts, agrees, differs } = candidate;
  const owed = parts.reduce((sum, part) => sum + part.balance_cents, 0);
  const paid = parts.reduce((sum, part) => sum + part.amount_cents, candidate.rest_cents);
  return (
    <span className={styles['agreements']}>
      {agrees.map((agreement) => (
        <Text as="span" key={agreement} tone="success">
          <Check aria-hidden="true" />
          {AGREEMENTS[agreement]}
        </Text>
      ))}
      {differs.map((difference) => (
        <Text as="span" key={difference} tone="warning">
          <TriangleAlert aria-hidden="true" />
          {describeDifference(difference, paid - owed)}
        </Text>
      ))}
    </span>
  );
}
