import LogOut from 'lucide-react/icons/log-out';
import { cx } from '../../utils/cx.ts';
import { useModalDialog } from '../../utils/use-modal-dialog.ts';
import { Button } from '../button/button.tsx';
import overPage from '../dialog/over-page.module.css';
import styles from './more-sheet.module.css';
import linkStyles from './portal-link.module.css';
import { PortalLink } from './portal-link.tsx';
import type { PortalShellProps } from './portal-shell-types.ts';

export interface MoreSheetProps extends Pick<
  PortalShellProps,
  'items' | 'onLogout' | 'loggingOut' | 'currentPath'
> {
  open: boolean;
  onClose: () => void;
}

/** A sheet from the bottom of a small screen with the pages that have no tab, and logging out. */
export function MoreSheet(props: MoreSheetProps) {
  const { items, onLogout, loggingOut, currentPath, open, onClose } = props;
  const sheet = useModalDialog(open, onClose);
  return (
    <dialog {...sheet.props} className={cx(overPage['frame'], styles['sheet'])} aria-label="More">
      {open ? (
        <div className={cx(overPage['panel'], styles['panel'])}>
          <ul className={styles['list']}>
            {items.map((item) => (
              <li key={item.href}>
                <PortalLink item={item} currentPath={currentPath} large onClick={onClose} />
              </li>
            ))}
            <li>
              <button
                type="button"
                className={cx(linkStyles['link'], linkStyles['large'])}
                disabled={loggingOut}
                onClick={() => {
                  onClose();
                  onLogout();
                }}
              >
                <LogOut />
                Logout
              </button>
            </li>
          </ul>
          <Button variant="outline" size="lg" block onClick={onClose}>
            Close
          </Button>
        </div>
      ) : null}
    </dialog>
  );
}
