import { fullName } from '@cleaning/contract/rules';
import { Button } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';

export interface OneClientProps {
  readonly clientId: string;
  /** What the list contains: "conversations with". */
  readonly shown: string;
  readonly onEveryone: () => void;
}

/** Says that a list is limited to one client, with a link to everyone's. */
export function OneClient({ clientId, shown, onEveryone }: OneClientProps) {
  const api = useApi();
  const { data } = useQuery(api.getClient.query({ id: clientId }));
  const name = data === undefined ? 'one client' : fullName(data.first_name, data.last_name);
  return (
    <Inline as="p" gap="space-3" rowGap="space-2" align="center">
      {`These are the ${shown} ${name}.`}{' '}
      <Button size="sm" variant="outline" onClick={onEveryone}>
        Show every client
      </Button>
    </Inline>
  );
}
