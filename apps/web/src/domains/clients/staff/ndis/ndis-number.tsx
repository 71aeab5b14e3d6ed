import type { Client } from '@cleaning/contract/clients';
import { Button } from '@cleaning/ui/button';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useState } from 'react';
import styles from '../detail/client-page.module.css';
import { RevealNumber } from './reveal-number.tsx';

/** How long the full number stays visible, in milliseconds. */
const SHOWN_MS = 30_000;

/**
 * The NDIS number, masked until staff give a reason to see it, and masked again after 30 seconds.
 */
export function NdisNumber({ client }: { readonly client: Client }) {
  const [isAsking, setAsking] = useState(false);
  const [whole, setWhole] = useState<string | null>(null);
  useEffect(() => {
    if (whole === null) return undefined;
    const timer = setTimeout(() => setWhole(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [whole]);
  const masked = client.profile.ndis_number_masked;
  if (masked === null) return 'Not recorded';
  return (
    <span className={styles['number']}>
      <output>{whole === null ? masked : groupDigits(whole)}</output>
      {whole === null ? (
        <Button variant="soft" size="sm" icon={<Eye />} onClick={() => setAsking(true)}>
          Show
        </Button>
      ) : (
        <Button variant="soft" size="sm" icon={<EyeOff />} onClick={() => setWhole(null)}>
          Hide
        </Button>
      )}
      {isAsking ? (
        <RevealNumber
          client={client}
          onClose={() => setAsking(false)}
          onRevealed={(number) => {
            setAsking(false);
            setWhole(number);
          }}
        />
      ) : null}
    </span>
  );
}

/** Groups the digits: "430 123 412". */
const groupDigits = (number: string): string => number.replace(/(\d{3})(?=\d)/gu, '$1 ');
