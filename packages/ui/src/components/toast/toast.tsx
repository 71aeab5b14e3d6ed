import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './toast.module.css';

export type ToastTone = 'success' | 'info' | 'danger';

/**
 * How long a message stays, in milliseconds. Time with the pointer or the focus on it does not
 * count.
 */
export const TOAST_MS = 6000;

export interface ToastProps {
  tone?: ToastTone | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** One message. It disappears by itself, but not while the pointer or the focus is on it. */
export function Toast({ tone = 'success', onClose, children }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeOnScreen(hovered || focused, onClose);
  const Icon = ICONS[tone];

  return (
    <div
      className={styles['toast']}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className={styles['icon']} />
      <span>{children}</span>
      <IconButton label="Close message" className={styles['close']} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}

function useTimeOnScreen(paused: boolean, onEnd: () => void) {
  const left = useRef(TOAST_MS);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (paused) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [paused]);
}

const ICONS = { success: CircleCheck, info: Info, danger: CircleAlert } satisfies Record<
  ToastTone,
  unknown
>;
