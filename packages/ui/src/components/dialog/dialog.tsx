import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { cx } from '../../utils/cx.ts';
import { useModalDialog } from '../../utils/use-modal-dialog.ts';
import { IconButton } from '../button/icon-button.tsx';
import styles from './dialog.module.css';
import overPage from './over-page.module.css';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the scrim and Close. The owner decides, and sets `open`. */
  onClose: () => void;
  /** The question. */
  title: ReactNode;
  /** The answers: the first repeats the verb of the question. */
  actions?: ReactNode;
  /** The control to focus at the start, for a dialog that asks for input. The title by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** As wide as the window allows, for content to look at. */
  wide?: boolean | undefined;
  children?: ReactNode;
}

/** A question over the page. On a phone it comes up from the bottom. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  initialFocus,
  wide = false,
  children,
}: DialogProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModalDialog(open, onClose, initialFocus ?? heading);

  return (
    <dialog
      {...dialog.props}
      className={cx(overPage['frame'], styles['root'], wide && styles['wide'])}
      aria-labelledby={titleId}
    >
      {open ? (
        <div className={cx(overPage['panel'], styles['panel'])}>
          <div className={styles['head']}>
            <h2 ref={heading} className={styles['title']} id={titleId} tabIndex={-1}>
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
