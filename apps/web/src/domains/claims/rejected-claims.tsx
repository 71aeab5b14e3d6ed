import { RowContent, RowsProvider, useRow } from '@cleaning/ui/rows';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { RejectedClaim, type RejectedClaimProps } from './rejected-claim.tsx';
import styles from './staff-claims.module.css';
import { useRejectedKeys } from './use-rejected-keys.ts';

export interface RejectedClaimsProps extends Omit<RejectedClaimProps, 'id'> {
  /** The invoices' ids. */
  readonly ids: readonly string[];
}

/** The rejected claims, one below the other. J and K do not go through them. */
export function RejectedClaims(props: RejectedClaimsProps) {
  return (
    <RowsProvider>
      <ClaimsToFix {...props} />
    </RowsProvider>
  );
}

function ClaimsToFix({ ids, ...props }: RejectedClaimsProps) {
  useRejectedKeys();
  return (
    <div className={styles['root']}>
      {ids.map((id) => (
        <ClaimToFix key={id} id={id} {...props} />
      ))}
      <KeyHints hints={HINTS} />
    </div>
  );
}

function ClaimToFix(props: RejectedClaimProps) {
  const [ref, row] = useRow(props.id);
  return (
    <RowContent row={row}>
      <div ref={ref}>
        <RejectedClaim {...props} />
      </div>
    </RowContent>
  );
}

const HINTS = [
  { keys: ['F'], label: 'first fix' },
  { keys: ['Ctrl', 'Enter'], label: 'make ready again' },
];
