import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface VersionInAddress {
  /** The version number in the address. */
  readonly version: number | null;
  readonly open: (version: number) => void;
  /** Closes the version and returns to the quote. */
  readonly close: () => void;
}

const NAME = 'version';
const OPENED_HERE = { versionOpenedHere: true };

/**
 * The earlier version that is open. It is part of the address, so that it can be linked to and the
 * browser's Back button closes it.
 */
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
