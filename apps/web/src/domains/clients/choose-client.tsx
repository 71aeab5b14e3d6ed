import { MAX_SEARCH_LENGTH, fullName, plural } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Card } from '@cleaning/ui/card';
import { TextField } from '@cleaning/ui/field';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDebounced } from '#kit/hooks/use-debounced.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { withClient } from './client-paths.ts';

/** How many found clients are shown. */
const MAX_SHOWN = 8;

/**
 * Searches a client by name. Each result links to the same page with that client in its address.
 */
export function ChooseClient({ isMissing = false }: { readonly isMissing?: boolean }) {
  const api = useApi();
  const { pathname, search: about } = useLocation();
  const rows = useRows<HTMLDivElement>();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const query = useQuery(api.listClients.query({ search, status: 'active', page_size: MAX_SHOWN }));
  return (
    <Card title="Who is it for?">
      <Stack ref={rows} gap="space-4" formWidth>
        {isMissing ? (
          <Alert tone="warning" live>
            <p>There is no such client. Choose another one.</p>
          </Alert>
        ) : null}
        <TextField
          id="client-search"
          label="Name, email or phone"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <QueryContent query={query} what="the clients" level={3}>
          {({ results, count }) => (
            <>
              <RowList>
                {results.map(({ id, first_name, last_name, suburb, client_type }) => (
                  <Row
                    key={id}
                    href={withClient(pathname, id, about)}
                    title={fullName(first_name, last_name)}
                    detail={[suburb, client_type === 'ndis' ? 'NDIS' : 'General']
                      .filter((part) => part !== null)
                      .join(', ')}
                  />
                ))}
              </RowList>
              <Text size="xs" tone="muted" aria-live="polite">
                {describeCount(results.length, count)}
              </Text>
            </>
          )}
        </QueryContent>
      </Stack>
    </Card>
  );
}

function describeCount(shown: number, count: number): string {
  if (count === 0) return 'No client matches. Try another part of the name.';
  if (count > shown) return `The first ${shown} of ${count}. Type more of the name to find others.`;
  return plural(count, 'client');
}
