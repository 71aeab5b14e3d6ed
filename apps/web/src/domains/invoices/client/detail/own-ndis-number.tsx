import { Code } from '@cleaning/ui/code';
import { TextButton } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import styles from './own-ndis-number.module.css';

/** The participant's own NDIS number: masked, and shown in full on request. */
export function OwnNdisNumber() {
  const api = useApi();
  const profile = useQuery(api.getClientProfile.query());
  const reveal = useMutation(api.readOwnNdisNumber.mutation());
  const masked = profile.data?.ndis_number_masked ?? null;
  if (profile.data === undefined) return null;
  if (masked === null) return 'Not given yet';
  const whole = reveal.data?.ndis_number ?? null;
  return (
    <span className={styles['root']}>
      <span aria-live="polite">
        <Code>{whole ?? masked}</Code>
      </span>
      <TextButton
        busy={reveal.isPending}
        onClick={() => (whole === null ? reveal.mutate() : reveal.reset())}
      >
        {whole === null ? 'Show' : 'Hide'} <VisuallyHidden>NDIS number</VisuallyHidden>
      </TextButton>
      <ErrorAlert error={reveal.error} />
    </span>
  );
}
