import type { MatchCandidate } from '@cleaning/contract/bank';
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
        <span key={agreement} className={styles['agrees']}>
          <Check aria-hidden="true" />
          {AGREEMENTS[agreement]}
        </span>
      ))}
      {differs.map((difference) => (
        <span key={difference} className={styles['differs']}>
          <TriangleAlert aria-hidden="true" />
          {describeDifference(difference, paid - owed)}
        </span>
      ))}
    </span>
  );
}
