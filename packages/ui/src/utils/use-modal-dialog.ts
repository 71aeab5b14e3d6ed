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

/** The ancestors of an element below the body, the nearest first. The body itself has none. */
function ancestorsOf(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement ?? null;
  if (parent === null || !document.body.contains(parent) || parent === document.body) return [];
  return [parent, ...ancestorsOf(parent)];
}

/**
 * Focuses the nearest remaining ancestor of the element that opened the dialog, if that element was
 * removed by the decision. The owner of the dialog may focus something else.
 */
function focusNearest(around: readonly HTMLElement[]): void {
  // Runs after the owner has moved the focus, if it does.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    // A row whose last button went has nothing to show that it has the focus.
    const nearest = around.find((element) => element.isConnected && element.hasChildNodes());
    if (nearest === undefined) return;
    if (nearest.tabIndex < 0) nearest.tabIndex = -1;
    nearest.focus({ preventScroll: true });
  });
}
