import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

export interface ModalDialog {
  /** Spread onto a `<dialog>`. */
  props: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * Opens and closes a native modal dialog. The browser keeps focus inside it, hides the rest of
 * the page from everyone, and gives focus back at the end; Escape and a press on the scrim ask
 * to close.
 *
 * @param initialFocus Takes focus when the dialog opens, in place of its first control.
 */
export function useModalDialog(
  open: boolean,
  onClose: () => void,
  initialFocus?: RefObject<HTMLElement | null>,
): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) {
      // Told beforehand, the browser moves focus once: each move costs a slow phone a frame.
      initialFocus?.current?.setAttribute('autofocus', '');
      dialog.showModal();
    } else {
      dialog.close();
    }
  }, [open, initialFocus]);

  // One that goes away while it is open gives focus back too, before its element is gone.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open === true) dialog.close();
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
      // The dialog's box is filled by its content: a press on the element itself is on its scrim.
      onClick(event) {
        if (event.target === event.currentTarget) onClose();
      },
    },
  };
}
