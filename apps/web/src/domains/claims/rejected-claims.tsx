import { RowContent, RowsProvider, useRow } from '@cleaning/ui/rows';
import { Stack } from '@cleaning/ui/stack';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { RejectedClaim, type RejectedClaimProps } from './rejected-claim.tsx';
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
    <Stack gap="space-4">
      {ids.map((id) => (
        <ClaimToFix key={id} id={id} {...props} />
      ))}
      <KeyHints hints={HINTS} />
    </Stack>
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
