import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './ndis-check.module.css';

export interface RuleDetailsProps {
  /** What the rules are about, for screen readers, since several details may be on one page. */
  readonly of: string;
  /** The codes of the rules, such as LIN-12. */
  readonly rules: readonly string[];
}

/** The codes of rules, which help only when someone asks about them, so they start closed. */
export function RuleDetails({ of, rules }: RuleDetailsProps) {
  const names = [...new Set(rules)];
  if (names.length === 0) return null;
  return (
    <details className={styles['details']}>
      <summary>
        Details <VisuallyHidden>of: {of}</VisuallyHidden>
        <ChevronDown />
      </summary>
      <p>{`${names.length === 1 ? 'Rule' : 'Rules'} of the NDIS check: ${names.join(', ')}`}</p>
    </details>
  );
}
