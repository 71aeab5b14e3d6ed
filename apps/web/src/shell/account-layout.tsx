import { useAuth } from '@cleaning/auth/react';
import { AccountShell, HouseIllustration } from '@cleaning/ui/account-shell';
import { Button } from '@cleaning/ui/button';
import LogOut from 'lucide-react/icons/log-out';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { SITE_LOGO } from '#content/site-navigation.ts';
import { illustratedHouse, illustrationTextAt } from '#domains/accounts/account-illustration.ts';
import { selectQuoteDraft } from '#domains/calculator/quote-draft/quote-draft-slice.ts';
import { useLogout } from '#kit/session/logout-context.tsx';
import styles from './account-layout.module.css';

/**
 * The frame of account pages: a form with an illustration of the visitor's house beside it. It has
 * no header or footer.
 */
export function Component() {
  const { isAuthenticated } = useAuth();
  const logout = useLogout();
  const house = illustratedHouse(useSelector(selectQuoteDraft));
  const { pathname } = useLocation();

  return (
    <AccountShell
      logo={SITE_LOGO}
      action={
        isAuthenticated ? (
          <Button
            variant="ghost"
            size="sm"
            className={styles['logout']}
            icon={<LogOut />}
            onClick={() => void logout()}
          >
            Logout
          </Button>
        ) : null
      }
      illustration={<HouseIllustration {...illustrationTextAt(pathname)} {...house} />}
    >
      <Outlet />
    </AccountShell>
  );
}
