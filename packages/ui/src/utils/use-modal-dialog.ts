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
  const around = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) {
      // The attribute makes the browser move focus once: each move costs a slow phone a frame.
      initialFocus?.current?.setAttribute('autofocus', '');
      around.current = ancestorsOf(document.activeElement);
      dialog.showModal();
    } else {
      dialog.close();
      focusNearest(around.current);
    }
  }, [open, initialFocus]);

  // One that goes away while it is open gives focus back too, before its element is gone.
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
      // The dialog's box is filled by its content: a press on the element itself is on its scrim.
      onClick(event) {
        if (event.target === event.currentTarget) onClose();
      },
    },
  };
}

/** What is around an element, the nearest first, below the body. Nothing is around the body itself. */
function ancestorsOf(element: Element | null): HTMLElement[] {
  const parent = element?.parentElement ?? null;
  if (parent === null || !document.body.contains(parent) || parent === document.body) return [];
  return [parent, ...ancestorsOf(parent)];
}

/**
 * What opened the dialog may be gone with what was decided in it. Then focus goes to the nearest of what
 * was around it, unless the owner of the dialog puts it somewhere.
 */
function focusNearest(around: readonly HTMLElement[]): void {
  // After whatever the owner does about the focus itself.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const nearest = around.find((element) => element.isConnected);
    if (nearest === undefined) return;
    if (nearest.tabIndex < 0) nearest.tabIndex = -1;
    nearest.focus({ preventScroll: true });
  });
}
