import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import Globe from 'lucide-react/icons/globe';
import UserPlus from 'lucide-react/icons/user-plus';
import { STAFF_QUOTE_NEW_PATH } from '#domains/quotes/quote-paths.ts';
import styles from './get-quote-dialog.module.css';

export interface GetQuoteDialogProps {
  readonly onClose: () => void;
}

/** Asked before Get Quote is followed, because the website logs the team out. */
export default function GetQuoteDialog({ onClose }: GetQuoteDialogProps) {
  const { isCleaner } = useAuth();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who is the quote for?"
      actions={
        <Button variant="ghost" onClick={onClose}>
          Stay here
        </Button>
      }
    >
      <ul className={styles['ways']}>
        {isCleaner ? null : (
          <li className={styles['first']}>
            <UserPlus />
            <div>
              <p>
                <b>A client</b> Make it here. You stay logged in.
              </p>
              <ButtonLink href={STAFF_QUOTE_NEW_PATH} onClick={onClose}>
                Make a quote
              </ButtonLink>
            </div>
          </li>
        )}
        <li>
          <Globe />
          <div>
            <p>
              <b>Just looking</b> Opens the calculator as a visitor sees it. It logs you out here.
            </p>
            <ButtonLink variant="outline" href={SITE_PATHS.quote} onClick={onClose}>
              Open and log out
            </ButtonLink>
          </div>
        </li>
      </ul>
    </Dialog>
  );
}
