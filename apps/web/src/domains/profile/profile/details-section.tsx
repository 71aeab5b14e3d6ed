import type { Profile } from '@cleaning/contract/accounts';
import { fullName, formatPhone } from '@cleaning/contract/rules';
import { Badge } from '@cleaning/ui/badge';
import { TextButton } from '@cleaning/ui/button';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailForm } from './email-form.tsx';
import { sectionName } from '../sections.ts';
import { opener, useSection, AccountSection } from '../account-section.tsx';
import styles from './details-section.module.css';

type Form = 'details' | 'email';

export interface DetailsSectionProps {
  /** What kind of account it is, which only the company changes. */
  readonly kindOfAccount: (profile: Profile) => { readonly label: string; readonly value: string };
}

/** Name, email and phone. */
export function DetailsSection({ kindOfAccount }: DetailsSectionProps) {
  const api = useApi();
  const profile = useQuery(api.getProfile.query());
  const section = useSection<Form>((form) => form);
  const { form, open, close, finish } = section;
  return (
    <AccountSection
      id="details"
      title={sectionName('details')}
      section={section}
      action={
        form === null && profile.data !== undefined ? (
          <TextButton end {...opener('details')} onClick={() => open('details')}>
            Edit <VisuallyHidden>your details</VisuallyHidden>
          </TextButton>
        ) : null
      }
    >
      <QueryContent level={3} query={profile} what="your details" lines={6}>
        {(data) => {
          if (form === 'details') {
            return <DetailsForm profile={data} onSaved={finish} onCancel={close} />;
          }
          if (form === 'email') {
            return <EmailForm profile={data} onSent={finish} onCancel={close} />;
          }
          return (
            <Details
              profile={data}
              kindOfAccount={kindOfAccount(data)}
              onChangeEmail={() => open('email')}
            />
          );
        }}
      </QueryContent>
    </AccountSection>
  );
}

interface DetailsProps {
  readonly profile: Profile;
  readonly kindOfAccount: ReturnType<DetailsSectionProps['kindOfAccount']>;
  readonly onChangeEmail: () => void;
}

function Details({ profile, kindOfAccount, onChangeEmail }: DetailsProps) {
  const { first_name: first, last_name: last, phone_number: phone } = profile;
  return (
    <SummaryList
      rows={[
        { label: 'Name', value: fullName(first, last) },
        {
          label: 'Email',
          value: (
            <Stack as="span" gap="space-1" align="start">
              {profile.email}
              {profile.is_verified ? (
                <Badge tone="success" icon={<Check />}>
                  Verified
                </Badge>
              ) : null}
              <TextButton {...opener('email')} className={styles['change']} onClick={onChangeEmail}>
                Change email
              </TextButton>
            </Stack>
          ),
        },
        { label: 'Phone', value: phone === null ? 'Not given yet' : formatPhone(phone) },
        kindOfAccount,
      ]}
    />
  );
}
