import type { Client } from '@cleaning/contract/clients';
import { fullName } from '@cleaning/contract/rules';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { PageHead, type PageHeadProps } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { focusHeading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { ChooseClient } from './choose-client.tsx';
import { clientInAddress, withoutClient } from './client-paths.ts';

export interface ForClientProps {
  /** The list that it starts from, to which the page leads back as it was left. */
  readonly back: NonNullable<PageHeadProps['back']>;
  /** The page's title: "New quote". */
  readonly title: string;
  /** The content for the client in the address. */
  readonly children: (client: Client) => ReactNode;
}

/**
 * A page that starts something for the client in its address. Without one, it first asks for a
 * client.
 */
export function ForClient({ title, back, children }: ForClientProps) {
  const api = useApi();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = clientInAddress(search);
  const listPath = useLastListPath(back.href);
  const query = useQuery({ ...api.getClient.query({ id }), enabled: id !== '' });
  // The choice of a client changes the page below its address, and is gone with its focus.
  useFocusAfterChange(id, focusHeading);
  const client = id === '' ? undefined : query.data;
  const name = client === undefined ? null : fullName(client.first_name, client.last_name);
  return (
    <>
      <PageHead
        back={{ ...back, href: listPath }}
        title={client === undefined ? title : `${title} for ${client.first_name}`}
        text={
          name === null ? (
            'Choose the client first.'
          ) : (
            <>
              For {name}. <Link href={withoutClient(pathname, search)}>Another client</Link>
            </>
          )
        }
      />
      {id === '' ? (
        <ChooseClient />
      ) : (
        <QueryContent query={query} what="this client" card missing={<ChooseClient isMissing />}>
          {(found) =>
            found.is_active ? (
              children(found)
            ) : (
              <Card title="The account is closed">
                <p>Nothing new can be started for {found.first_name}.</p>
              </Card>
            )
          }
        </QueryContent>
      )}
    </>
  );
}
