import { TextButton } from '@cleaning/ui/button';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useGoogleClientId } from '#domains/accounts/google/use-google-client-id.ts';
import { PasswordForm } from './password-form.tsx';
import { sectionName } from '../sections.ts';
import { opener, useSection, AccountSection } from '../account-section.tsx';
import { GoogleAccount } from './google-account.tsx';
import { NoPassword } from './no-password.tsx';
import styles from './sign-in-section.module.css';

/** The user's sign-in methods: password, Google, or both. */
export function SignInSection() {
  const api = useApi();
  const ways = useQuery(api.listSocialAccounts.query());
  const clientId = useGoogleClientId() ?? null;
  const section = useSection<'password'>((form) => form);
  const { form, open, close, finish } = section;
  return (
    <AccountSection id="password" title={sectionName('password')} section={section}>
      <QueryContent level={3} query={ways} what="how you log in" lines={3}>
        {({ has_password: hasPassword, accounts }) => {
          if (form === 'password') return <PasswordForm onSaved={finish} onCancel={close} />;
          const [google] = accounts;
          const password = hasPassword ? (
            <span className={styles['way']}>
              Password is set.
              <TextButton
                {...opener('password')}
                className={styles['change']}
                onClick={() => open('password')}
              >
                Change password
              </TextButton>
            </span>
          ) : (
            <NoPassword />
          );
          return (
            <SummaryList
              rows={[
                { label: 'Password', value: password },
                ...(google === undefined && clientId === null
                  ? []
                  : [
                      {
                        label: 'Google',
                        value: (
                          <GoogleAccount
                            clientId={clientId}
                            linkedAt={google?.linked_at ?? null}
                            hasPassword={hasPassword}
                          />
                        ),
                      },
                    ]),
              ]}
            />
          );
        }}
      </QueryContent>
    </AccountSection>
  );
}
