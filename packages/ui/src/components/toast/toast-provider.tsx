import { type ReactNode, createContext, use, useCallback, useMemo, useRef, useState } from 'react';
import styles from './toast.module.css';
import { Toast, type ToastTone } from './toast.tsx';

export interface ToastOptions {
  /** What happened, in the words of the button that did it. */
  message: ReactNode;
  tone?: ToastTone | undefined;
}

export interface Toasts {
  /** Shows a message for six seconds. An error must never appear only here. */
  show: (toast: string | ToastOptions) => void;
}

const ToastContext = createContext<Toasts | null>(null);

interface ShownToast extends ToastOptions {
  id: number;
}

/** Holds the messages at the bottom of the window, and the live region that announces them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  const close = useCallback((id: number) => {
    setToasts((current) => current.filter((toast) => toast.id !== id));
  }, []);

  const value = useMemo<Toasts>(
    () => ({
      show(toast) {
        const options = typeof toast === 'string' ? { message: toast } : toast;
        lastId.current += 1;
        const shown = { ...options, id: lastId.current };
        setToasts((current) => [...current, shown].slice(-MOST_AT_ONCE));
      },
    }),
    [],
  );

  return (
    <ToastContext value={value}>
      {children}
      <section className={styles['region']} aria-label="Messages" aria-live="polite">
        {toasts.map(({ id, message, tone }) => (
          <Toast key={id} tone={tone} onClose={() => close(id)}>
            {message}
          </Toast>
        ))}
      </section>
    </ToastContext>
  );
}

const MOST_AT_ONCE = 3;

/** @throws When there is no ToastProvider above the component. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
