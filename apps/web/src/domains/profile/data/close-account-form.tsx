import { isApiError } from '@cleaning/api-client';
import { company } from '@cleaning/company';
import { deactivateAccountRequest } from '@cleaning/contract/accounts';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { TextAreaField } from '@cleaning/ui/field';
import { Link } from '@cleaning/ui/link';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLogout } from '#kit/session/logout-context.tsx';
import styles from './your-data-section.module.css';
import { ReauthenticationField, useReauthentication } from '../reauthentication-field.tsx';
import { Button } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { useState } from 'react';

export interface CloseAccountFormProps {
  readonly hasPassword: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

const CLOSED = 'Your account is closed. Thank you for being with us.';

/** Closes the account after explaining the consequences. Asks for reauthentication. */
function CloseAccountForm({ hasPassword, open, onClose }: CloseAccountFormProps) {
  const api = useApi();
  const logout = useLogout();
  const reauthentication = useReauthentication(hasPassword);
  const form = useCommandForm({
    mutation: api.deactivateAccount.mutation(),
    schema: deactivateAccountRequest,
    idPrefix: 'close-',
    defaultValues: { password: '', reason: '' },
    toRequest: ({ password, reason }) => ({
      ...reauthentication.toRequest(password),
      ...(reason.trim() === '' ? {} : { reason }),
    }),
    fieldNames: ['reason', 'password'],
    onDone: () => logout({ message: CLOSED, isRevoked: true }),
  });
  const { field, submit, sendError } = form;
  const isRefused = isApiError(sendError) && sendError.status === 409;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Close your account?"
      form={form}
      errorTitle="Not closed"
      errorDetails={
        isRefused ? (
          <Inline as="p" gap="space-4" rowGap="space-2">
            <Link href={SITE_PATHS.clientInvoices}>See your invoices</Link>
            <Link href={SITE_PATHS.clientAppointments}>See your visits</Link>
          </Inline>
        ) : null
      }
      submitLabel={reauthentication.hasPassword ? 'Close my account' : null}
      busyLabel="Closing your account"
      variant="danger"
      closeLabel="Keep my account"
    >
      <Stack as="ul" gap="space-2" bullets>
        <li>You are logged out everywhere, and you cannot log in any more.</li>
        <li>We delete your saved addresses.</li>
        <li>
          We keep your quotes, invoices and payments for as long as the law asks us to, with your
          name on them.
        </li>
        <li>First pay what you owe, and cancel visits and requests that are still to come.</li>
        <li>{`To open it again, call us on ${company.phoneDisplay}.`}</li>
      </Stack>
      <TextAreaField
        label="Would you like to tell us why?"
        optional
        rows={2}
        maxLength={500}
        {...field('reason')}
      />
      <ReauthenticationField
        reauthentication={reauthentication}
        field={field('password')}
        isReady={() => Promise.resolve(true)}
        onConfirmed={submit}
      />
    </FormDialog>
  );
}

/** Closes the account, after confirmation. */
export function CloseAccount() {
  const api = useApi();
  const { data: profile } = useQuery(api.getProfile.query());
  const [isOpen, setOpen] = useState(false);
  if (profile === undefined) return null;
  return (
    <>
      <Button variant="danger-ghost" className={styles['close']} onClick={() => setOpen(true)}>
        Close my account
      </Button>
      <CloseAccountForm
        key={String(isOpen)}
        hasPassword={profile.auth_provider === 'email'}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
