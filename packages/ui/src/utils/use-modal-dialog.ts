import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { ancestorsOf, focusNearest } from './focus-nearest.ts';

export interface ModalDialog {
  /** Spread onto a `<dialog>`. */
  props: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Opens and closes a native modal dialog. The browser keeps focus inside it, hides the rest of the
 * page from everyone, and returns the focus when it closes. Escape and a click on the scrim request
 * closing.
 *
 * @param initialFocus takes the focus when the dialog opens, instead of its first control.
 */
export function useModalDialog(
  open: boolean,
  onClose: () => void,
  initialFocus?: RefObject<HTMLElement | null>,
): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const around = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) {
      // The attribute makes the browser move the focus only once; each move costs a slow phone a
      // frame.
      initialFocus?.current?.setAttribute('autofocus', '');
      around.current = ancestorsOf(document.activeElement);
      dialog.showModal();
    } else {
      dialog.close();
      // The decision may have removed what opened the dialog.
      focusNearest(around.current);
    }
  }, [open, initialFocus]);

  // A dialog that is removed while open must also return the focus, before its element is gone.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open !== true) return;
      dialog.close();
      focusNearest(around.current);
    };
  }, []);

  return {
    props: {
      ref,
      onCancel(event) {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      // The content fills the dialog's box, so a click on the element itself is on its scrim.
      onClick(event) {
        if (event.target === event.currentTarget) onClose();
      },
    },
  };
}
