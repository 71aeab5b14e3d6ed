import { useAuth } from '@cleaning/auth/react';
import { pathAfterLogin } from '@cleaning/auth';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { TextButton } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import letterboxUrl from '@cleaning/ui/illustrations/letterbox.svg';
import { Loader } from '@cleaning/ui/loader';
import Check from 'lucide-react/icons/check';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isDraftComplete } from '../../../shared/quote-draft/quote-draft.ts';
import { selectQuoteDraft } from '../../../shared/quote-draft/quote-draft-slice.ts';
import { useLogout } from '../../../shared/session/logout-context.tsx';
import { ResendForm } from '../forms/resend-form.tsx';
import { useNoticeVerification } from '../model/use-notice-verification.ts';
import { readVisitState } from '../model/visit-state.ts';
import { AccountHeading } from './account-heading.tsx';
import { AccountPicture } from './account-picture.tsx';
import styles from './check-your-email.module.css';
import { OtherWay } from './other-way.tsx';

/** Waits for the person to open the link in their mail, and offers another one. */
export function CheckYourEmail() {
  const { user } = useAuth();
  const { state } = useLocation();
  const visit = readVisitState(state);
  const email = user?.email ?? visit.email;
  const hasSavedPrice = isDraftComplete(useSelector(selectQuoteDraft));
  useNoticeVerification();

  if (user?.is_verified === true) {
    return <Navigate to={pathAfterLogin(user, visit.next)} replace />;
  }

  return (
    <>
      <AccountPicture src={letterboxUrl} />
      {visit.message === null ? null : (
        <Alert tone="warning">
          <p>{visit.message}</p>
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
        <OtherWay>
          Already verified? <Link href={SITE_PATHS.login}>Log in</Link>
        </OtherWay>
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
    await navigate(SITE_PATHS.register);
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
