import { type Address, MAX_ADDRESSES } from '@cleaning/contract/clients';
import { Badge } from '@cleaning/ui/badge';
import { TextButton } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { EditAddressForm, addressLine, addressName } from './edit-address-form.tsx';
import { NewAddressForm } from './new-address-form.tsx';
import { sectionName } from '../sections.ts';
import { opener, useSection, AccountSection } from '../account-section.tsx';
import { IconRow } from '../icon-row.tsx';

/** A new address, or the address being edited as it was when the form opened. */
type Form = 'new' | Address;

const identify = (form: Form): string => (form === 'new' ? 'new' : form.id);

/** The client's saved addresses. */
export function AddressesSection() {
  const api = useApi();
  const addresses = useQuery(api.listAddresses.query({ page_size: 100 }));
  const section = useSection(identify);
  const { form, open, close, finish } = section;
  const count = addresses.data?.results.length ?? MAX_ADDRESSES;
  return (
    <AccountSection
      id="addresses"
      title={sectionName('addresses')}
      section={section}
      action={
        form === null && count < MAX_ADDRESSES ? (
          <TextButton end {...opener('new')} onClick={() => open('new')}>
            Add address
          </TextButton>
        ) : null
      }
    >
      <QueryContent level={3} query={addresses} what="your addresses" lines={4}>
        {({ results }) => {
          if (form === null) return <Addresses addresses={results} onEdit={open} />;
          if (form !== 'new') {
            return <EditAddressForm address={form} onDone={finish} onCancel={close} />;
          }
          return (
            <NewAddressForm isFirst={results.length === 0} onSaved={finish} onCancel={close} />
          );
        }}
      </QueryContent>
    </AccountSection>
  );
}

interface AddressesProps {
  readonly addresses: readonly Address[];
  readonly onEdit: (address: Address) => void;
}

function Addresses({ addresses, onEdit }: AddressesProps) {
  if (addresses.length === 0) {
    return (
      <p>None saved yet. Add one, and you will not have to type it for your next quote or visit.</p>
    );
  }
  return (
    <>
      <ul>
        {addresses.map((address) => (
          <IconRow
            key={address.id}
            icon={address.is_default ? <House /> : <MapPin />}
            title={addressName(address)}
            text={addressLine(address)}
            badge={address.is_default ? <Badge>Main</Badge> : null}
            action={
              <TextButton {...opener(address.id)} onClick={() => onEdit(address)}>
                Edit <VisuallyHidden>{addressName(address)}</VisuallyHidden>
              </TextButton>
            }
          />
        ))}
      </ul>
      {addresses.length < MAX_ADDRESSES ? null : (
        <p>{`You have ${MAX_ADDRESSES} addresses, the most we keep. Remove one to add another.`}</p>
      )}
    </>
  );
}
