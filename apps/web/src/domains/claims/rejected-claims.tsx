import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { RejectedClaim, type RejectedClaimProps } from './rejected-claim.tsx';
import styles from './staff-claims.module.css';
import { useRejectedKeys } from './use-rejected-keys.ts';

export interface RejectedClaimsProps extends Omit<RejectedClaimProps, 'id'> {
  /** The invoices' ids. */
  readonly ids: readonly string[];
}

/** The rejected claims, one below the other. */
export function RejectedClaims({ ids, ...props }: RejectedClaimsProps) {
  const list = useRejectedKeys();
  return (
    <div ref={list} className={styles['root']}>
      {ids.map((id) => (
        <div key={id} data-claim="">
          <RejectedClaim id={id} {...props} />
        </div>
      ))}
      <KeyHints hints={HINTS} />
    </div>
  );
}

const HINTS = [
  { keys: ['F'], label: 'first fix' },
  { keys: ['Ctrl', 'Enter'], label: 'make ready again' },
];
