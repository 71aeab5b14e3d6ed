import type { Remittance } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import styles from '../staff-claims.module.css';

/** A file as it was sent, and what it says. */
export interface ReadRemittance {
  readonly request: {
    readonly content: string;
    readonly reference: string;
    readonly received_on: string;
  };
  readonly remittance: Remittance;
}

/** @param onRead gets null when another file is chosen. */
export function RemittanceFile({
  onRead,
}: {
  readonly onRead: (read: ReadRemittance | null) => void;
}) {
  const { mutations } = useTeamApi();
  const today = sydneyDateOf(useNow());
  const [file, setFile] = useState<File | null>(null);
  const [reference, setReference] = useState('');
  const [receivedOn, setReceivedOn] = useState(today);
  const preview = useMutation(mutations.ndis.previewRemittance());
  const id = useId();
  const look = useSubmitOnce(
    async () => {
      if (file === null) return;
      const request = { content: await file.text(), reference, received_on: receivedOn };
      onRead({ request, remittance: await preview.mutateAsync(request) });
    },
    { isRepeatable: true },
  );
  return (
    <Card title="The file">
      <form
        className={styles['root']}
        onSubmit={(event) => {
          event.preventDefault();
          void look.submit();
        }}
      >
        <TextField
          id={`${id}-file`}
          label="Remittance file"
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            onRead(null);
          }}
        />
        <TextField
          id={`${id}-reference`}
          label="Reference on the bank statement"
          hint="The same reference counts once."
          value={reference}
          maxLength={100}
          onChange={(event) => setReference(event.target.value)}
        />
        <TextField
          id={`${id}-day`}
          label="Received on"
          type="date"
          max={today}
          value={receivedOn}
          onChange={(event) => setReceivedOn(event.target.value)}
        />
        <div>
          <Button
            type="submit"
            variant="outline"
            busy={look.isBusy}
            busyLabel="Reading"
            disabled={file === null || reference.trim() === ''}
          >
            Check the answers
          </Button>
        </div>
        <ErrorAlert title="Not read" error={look.error} />
      </form>
    </Card>
  );
}
