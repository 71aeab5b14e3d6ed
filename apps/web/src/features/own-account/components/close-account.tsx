import { useQuery } from '@tanstack/react-query';
import { Button } from '@cleaning/ui/button';
import { useState } from 'react';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { CloseAccountForm } from '../forms/close-account-form.tsx';
import styles from './your-data-section.module.css';

/** The way out, which asks first. */
export function CloseAccount() {
  const { queries } = usePortalApi();
  const { data: profile } = useQuery(queries.accounts.profile());
  const [isAsking, setAsking] = useState(false);
  if (profile === undefined) return null;
  return (
    <>
      <Button variant="danger-ghost" className={styles['close']} onClick={() => setAsking(true)}>
        Close my account
      </Button>
      <CloseAccountForm
        key={String(isAsking)}
        hasPassword={profile.auth_provider === 'email'}
        open={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
