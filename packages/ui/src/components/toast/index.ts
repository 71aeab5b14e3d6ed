export { TOAST_MS, type ToastTone } from './toast.tsx';
export { ToastProvider, type ToastOptions, type Toasts, useToast } from './toast-provider.tsx';
