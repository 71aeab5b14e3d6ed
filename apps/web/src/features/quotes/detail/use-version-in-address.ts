import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface VersionInAddress {
  /** The version of the quote that the address names: 2. */
  readonly version: number | null;
  readonly open: (version: number) => void;
  /** Leaves the quote as it was before the version was opened. */
  readonly close: () => void;
}

const NAME = 'version';
const OPENED_HERE = { versionOpenedHere: true };

/** The earlier version that is being read: it can be linked to, and the browser's Back closes it. */
export function useVersionInAddress(): VersionInAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const text = params.get(NAME) ?? '';
  return {
    version: /^[1-9]\d{0,3}$/u.test(text) ? Number(text) : null,
    open(version) {
      setParams(
        (before) => {
          before.set(NAME, String(version));
          return before;
        },
        { state: OPENED_HERE },
      );
    },
    close() {
      if (wasOpenedHere(state)) {
        void navigate(-1);
        return;
      }
      setParams(
        (before) => {
          before.delete(NAME);
          return before;
        },
        { replace: true },
      );
    },
  };
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'versionOpenedHere' in state;
}
