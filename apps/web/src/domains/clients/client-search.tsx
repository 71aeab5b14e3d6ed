import type { ClientListItem } from '@cleaning/contract/clients';
import { MAX_SEARCH_LENGTH, fullName } from '@cleaning/contract/rules';
import { Button } from '@cleaning/ui/button';
import { TextField } from '@cleaning/ui/field';
import { Inline } from '@cleaning/ui/inline';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

/** A client found by name. */
export interface FoundClient {
  readonly id: string;
  readonly name: string;
}

export interface ClientSearchProps {
  readonly id: string;
  readonly client: FoundClient | null;
  readonly onChoose: (client: FoundClient | null) => void;
}

/** How many found clients are shown. */
const MAX_SHOWN = 5;

/** Chooses a client: typing starts a search, and a press chooses one of the results. */
export function ClientSearch({ id, client, onChoose }: ClientSearchProps) {
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(client?.name ?? '');
  const search = useDebounced(text.trim());
  const query = useQuery({
    ...api.listClients.query({ search, page_size: MAX_SHOWN }),
    enabled: client === null,
  });
  const choose = (found: ClientListItem) => {
    setText(describeClient(found));
    onChoose({ id: found.id, name: formatName(found) });
    // The pressed button disappears with the results.
    field.current?.focus();
  };
  return (
    <>
      <TextField
        ref={field}
        id={id}
        label="Client"
        type="search"
        placeholder="Name, email or phone"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChoose(null);
        }}
      />
      {client === null ? (
        <QueryContent query={query} what="the clients" level={3}>
          {({ results, count }) => (
            <>
              <Inline as="ul" gap="space-2">
                {results.map((found) => (
                  <li key={found.id}>
                    <Button variant="outline" size="sm" onClick={() => choose(found)}>
                      {describeClient(found)}
                    </Button>
                  </li>
                ))}
              </Inline>
              <p aria-live="polite">{describeCount(results.length, count)}</p>
            </>
          )}
        </QueryContent>
      ) : null}
    </>
  );
}

const formatName = ({ first_name: first, last_name: last }: ClientListItem): string =>
  fullName(first, last);

/** A client in the results: "Olivia Marsh, Newtown". */
const describeClient = (client: ClientListItem): string =>
  client.suburb === null ? formatName(client) : `${formatName(client)}, ${client.suburb}`;

function describeCount(shown: number, count: number): string {
  if (count === 0) return 'No client matches. Try another part of the name.';
  return count > shown
    ? `The first ${shown} of ${count}. Type more of the name to find others.`
    : 'Choose the client.';
}
