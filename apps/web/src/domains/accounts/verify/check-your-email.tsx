import { useAuth } from '@cleaning/auth/react';
import { pathAfterLogin, authActions } from '@cleaning/auth';
import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { TextButton } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import letterboxUrl from '@cleaning/ui/illustrations/letterbox.svg';
import { Loader } from '@cleaning/ui/loader';
import Check from 'lucide-react/icons/check';
import { useSelector, useDispatch } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isDraftComplete } from '#domains/calculator/quote-draft/quote-draft.ts';
import { selectQuoteDraft } from '#domains/calculator/quote-draft/quote-draft-slice.ts';
import { useLogout } from '#kit/session/logout-context.tsx';
import { ResendForm } from './lazy-resend-form.tsx';
import { AccountHeading, AlternativeAction, AccountPicture } from '../account-heading.tsx';
import { readLocationState } from '../location-state.ts';
import styles from './check-your-email.module.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';

/** Waits for the user to open the emailed link, and can send another one. */
export function CheckYourEmail() {
  const { user } = useAuth();
  const { state } = useLocation();
  const locationState = readLocationState(state);
  const email = user?.email ?? locationState.email;
  const hasSavedPrice = isDraftComplete(useSelector(selectQuoteDraft));
  useVerificationPolling();

  if (user?.is_verified === true) {
    return <Navigate to={pathAfterLogin(user, locationState.next)} replace />;
  }

  return (
    <>
      <AccountPicture src={letterboxUrl} />
      {locationState.message === null ? null : (
        <Alert tone="warning">
          <p>{locationState.message}</p>
        </Alert>
      )}
      {email === null ? (
        <AccountHeading title="Verify your email">
          Enter the address you registered with and we will send it a new link.
        </AccountHeading>
      ) : (
        <AccountHeading title="Check your email">
          We sent a link to <b>{email}</b>. Open it to finish your account. The link works for 24
          hours.{hasSavedPrice ? ' Your saved price will be waiting in your portal.' : null}
        </AccountHeading>
      )}
      {user === null ? null : (
        <div className={styles['waiting']}>
          <Loader
            variant="pulse"
            size="sm"
            label="Waiting for you to open the link. This page moves on by itself."
          />
        </div>
      )}
      <ResendForm email={email} />
      {email === null ? (
        <AlternativeAction>
          Already verified? <Link href={ACCOUNT_PATHS.login}>Log in</Link>
        </AlternativeAction>
      ) : (
        <NoMailYet />
      )}
    </>
  );
}

function NoMailYet() {
  const logout = useLogout();
  const navigate = useNavigate();

  const startAgain = async (): Promise<void> => {
    await logout({ stay: true });
    await navigate(ACCOUNT_PATHS.register);
  };

  return (
    <section className={styles['help']} aria-labelledby="no-mail-yet">
      <h2 className={styles['helpTitle']} id="no-mail-yet">
        No email yet?
      </h2>
      <ul className={styles['tips']}>
        <li>
          <Check />
          Look in your spam or junk folder
        </li>
        <li>
          <Check />
          Check that the address above is right
        </li>
      </ul>
      <p>
        <TextButton onClick={() => void startAgain()}>Use another email address</TextButton>
      </p>
    </section>
  );
}

/** The polling interval while the page is visible, in milliseconds. */
const POLL_INTERVAL_MS = 10_000;

/**
 * Polls for a verification on another device, so that this page can redirect. (Another
 * tab of this browser updates the session directly.)
 */
function useVerificationPolling(): void {
  const api = useApi();
  const { user } = useAuth();
  const dispatch = useDispatch();
  const isWaiting = user !== null && !user.is_verified;
  const { data: profile } = useQuery({
    ...api.getProfile.query(),
    enabled: isWaiting,
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  const isVerified = isWaiting && profile?.id === user.id && profile.is_verified;

  useEffect(() => {
    if (isVerified) dispatch(authActions.userUpdated({ is_verified: true }));
  }, [dispatch, isVerified]);
}
