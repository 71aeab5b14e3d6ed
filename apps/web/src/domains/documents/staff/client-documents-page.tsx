import { type Client, HISTORY_LENGTH } from '@cleaning/contract/clients';
import { fullName } from '@cleaning/contract/rules';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ClientContent } from '#domains/clients/client-content.tsx';
import { ClientHead } from '#domains/clients/client-head.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { FilterBar, FilterSearch, FilterSelect } from '#kit/lists/filter-bar.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { staffClientDocumentsPath } from '../document-paths.ts';
import { AddDocuments } from '../add-documents.tsx';
import { findCategory } from '../categories.ts';
import { DocumentsList } from '../documents-list.tsx';
import { CategoryPills, type DocumentsToolbarProps } from '../documents-toolbar.tsx';
import { documentsQuery, documentsViewAt } from '../documents-view.ts';

export const handle = { title: 'Documents of a client' };

export function Component() {
  const { id = '' } = useParams();
  return (
    <ClientContent key={id} id={id}>
      {(client) => <Documents client={client} />}
    </ClientContent>
  );
}

const toView = (clientId: string) => documentsViewAt(staffClientDocumentsPath(clientId));

/** Prefetches the client in the address and their documents. */
export const prefetch: Prefetch = ({ api, read, params, search }) => {
  const { id = '' } = params;
  const view = toView(id);
  void read(api.getClient.query({ id }));
  void read(api.getClientHistory.query({ id, limit: HISTORY_LENGTH }));
  void read(api.listAddressesFor.query({ id, page_size: 100 }));
  void read(api.listDocuments.query(documentsQuery(view, view.read(search), id)));
};

/** The documents shared with one client, for staff. */
function Documents({ client }: { readonly client: Client }) {
  const { id, first_name: firstName, last_name: lastName } = client;
  const [params] = useSearchParams();
  const definition = toView(id);
  const choose = useRef<HTMLButtonElement>(null);
  // On a phone the upload panel is below the list.
  const chooseFiles = () => {
    choose.current?.focus();
    choose.current?.click();
  };
  return (
    <>
      <ClientHead
        client={client}
        current="documents"
        action={
          <Button icon={<Upload />} onClick={chooseFiles}>
            Add files
          </Button>
        }
      />
      <Columns
        panel
        side={
          <AddDocuments
            buttonRef={choose}
            title={`Add for ${firstName}`}
            clientId={id}
            shown={findCategory(definition.read(params).filter)}
            note={
              <Alert tone="info">
                <p>
                  {client.email === null
                    ? `${firstName} cannot log in to see these: there is no email. Print or post them.`
                    : `${firstName} sees these in the client portal at once, and gets an email without the file.`}
                </p>
              </Alert>
            }
          />
        }
      >
        <DocumentsList
          definition={definition}
          toolbar={StaffDocumentsToolbar}
          caption={`Documents of ${fullName(firstName, lastName)}`}
          emptyText={`What you add here for ${firstName}, and what ${firstName} adds, will be here.`}
          client={{ id, firstName }}
        />
      </Columns>
    </>
  );
}

/** Filters and ordering of the documents of one client, for staff. */
function StaffDocumentsToolbar(props: DocumentsToolbarProps) {
  const { definition, view, onChange } = props;
  return (
    <>
      <CategoryPills {...props} />
      <FilterBar>
        <FilterSearch
          placeholder="Part of a name"
          search={view.search}
          onSearch={(search) => onChange({ search })}
        />
        <FilterSelect
          icon={<ArrowDownUp />}
          label="Order"
          value={view.ordering}
          options={definition.orderings}
          onChange={(event) => onChange({ ordering: definition.orderingOf(event.target.value) })}
        />
      </FilterBar>
    </>
  );
}
