import { ACCOUNT_PATHS } from '@cleaning/contract/routes';
import { Link } from '@cleaning/ui/link';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AccountHeading, AlternativeAction } from './account-heading.tsx';
import { RedirectSignedIn, withNext } from './login/redirect-signed-in.tsx';
import { RegisterForm } from './register-form.tsx';
import { isDraftComplete } from '#domains/calculator/quote-draft/quote-draft.ts';
import { selectQuoteDraft } from '#domains/calculator/quote-draft/quote-draft-slice.ts';

export const handle = { title: 'Create your account' };

export function Component() {
  const { search } = useLocation();
  const hasSavedPrice = isDraftComplete(useSelector(selectQuoteDraft));
  return (
    <RedirectSignedIn>
      <AccountHeading title="Create your account">
        {hasSavedPrice
          ? 'Your saved price will be waiting in your portal.'
          : 'See your quotes, visits and invoices in one place.'}
      </AccountHeading>
      <RegisterForm />
      <AlternativeAction>
        Already have an account? <Link href={withNext(ACCOUNT_PATHS.login, search)}>Log in</Link>
      </AlternativeAction>
    </RedirectSignedIn>
  );
}
