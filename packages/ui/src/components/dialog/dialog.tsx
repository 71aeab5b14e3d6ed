import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useModalDialog } from '../../utils/use-modal-dialog.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the scrim and Close. The owner decides, and sets `open`. */
  onClose: () => void;
  /** The question. */
  title: ReactNode;
  /** The answers: the first repeats the verb of the question. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A question over the page. On a phone it comes up from the bottom. */
export function Dialog({ open, onClose, title, actions, children }: DialogProps) {
  const titleId = useId();
  const dialog = useModalDialog(open, onClose);

  return (
    <dialog {...dialog.props} className={styles['root']} aria-labelledby={titleId}>
      {open ? (
        <div className={styles['panel']}>
          <div className={styles['head']}>
            <h2 className={styles['title']} id={titleId}>
              {title}
            </h2>
            <IconButton label="Close" className={styles['close']} onClick={onClose}>
              <X />
            </IconButton>
          </div>
          {children === undefined ? null : <div className={styles['body']}>{children}</div>}
          {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
