import { TextButton } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { BillingForm } from '../forms/billing-form.tsx';
import { billingLine } from '../model/ndis-words.ts';
import { sectionName } from '../model/sections.ts';
import { opener, useSection } from '../model/use-section.ts';
import { AccountSection } from './account-section.tsx';

/** Where invoices are addressed to. */
export function BillingSection() {
  const { queries } = usePortalApi();
  const profile = useQuery(queries.accounts.clientProfile());
  const section = useSection<'billing'>((form) => form);
  const { form, open, close, finish } = section;
  const address = profile.data?.billing_address ?? null;
  return (
    <AccountSection
      id="billing"
      title={sectionName('billing')}
      section={section}
      action={
        form === null && profile.data !== undefined ? (
          <TextButton end {...opener('billing')} onClick={() => open('billing')}>
            {address === null ? 'Add' : 'Edit'} <VisuallyHidden>billing address</VisuallyHidden>
          </TextButton>
        ) : null
      }
    >
      <QueryContent level={3} query={profile} what="your billing address" lines={2}>
        {(data) => {
          if (form === 'billing') {
            return <BillingForm profile={data} onSaved={finish} onCancel={close} />;
          }
          return (
            <p>
              {address === null
                ? 'None given. Invoices show your name and email.'
                : billingLine(address)}
            </p>
          );
        }}
      </QueryContent>
    </AccountSection>
  );
}
