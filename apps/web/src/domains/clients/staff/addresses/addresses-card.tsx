import type { Address, Client } from '@cleaning/contract/clients';
import { Badge } from '@cleaning/ui/badge';
import { TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { VISIT_NEEDS } from '../../visit-needs.ts';
import { AddAddress } from './add-address.tsx';
import styles from './addresses-card.module.css';
import { EditAddress } from './edit-address.tsx';

/** The client's addresses and access notes. */
export function AddressesCard({ client }: { readonly client: Client }) {
  const api = useApi();
  const query = useQuery(api.listAddressesFor.query({ id: client.id, page_size: 100 }));
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const close = () => setEdited(null);
  return (
    <Card
      title="Addresses"
      action={
        <TextButton end onClick={() => setEdited('new')}>
          Add <VisuallyHidden>an address</VisuallyHidden>
        </TextButton>
      }
    >
      <QueryContent query={query} what="the addresses" level={3}>
        {({ results: addresses }) =>
          addresses.length === 0 ? (
            <p>No address saved yet.</p>
          ) : (
            <Stack as="ul" gap="space-4">
              {addresses.map((address) => (
                <li key={address.id} className={styles['address']}>
                  <div className={styles['head']}>
                    <b>{address.label === '' ? address.line1 : address.label}</b>
                    {address.is_default ? <Badge>Main</Badge> : null}
                    <TextButton end onClick={() => setEdited(address)}>
                      Edit <VisuallyHidden>{address.line1}</VisuallyHidden>
                    </TextButton>
                  </div>
                  <span>{`${address.line1}, ${address.suburb} NSW ${address.postcode}`}</span>
                  {address.access_notes === '' ? null : (
                    <Text as="span" size="sm" tone="muted" wrap="as-typed">
                      {address.access_notes}
                    </Text>
                  )}
                  {VISIT_NEEDS.filter(({ name }) => address[name]).map(({ name, label }) => (
                    <Text key={name} as="span" size="sm" tone="muted" wrap="as-typed">
                      {`${label}: ${address[name]}`}
                    </Text>
                  ))}
                </li>
              ))}
            </Stack>
          )
        }
      </QueryContent>
      {edited === 'new' ? (
        <AddAddress client={client} isFirst={query.data?.results.length === 0} onClose={close} />
      ) : null}
      {edited === null || edited === 'new' ? null : (
        <EditAddress client={client} address={edited} onClose={close} />
      )}
    </Card>
  );
}
