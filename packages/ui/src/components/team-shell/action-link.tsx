import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import type { TeamAction } from './team-shell-types.ts';

export interface ActionLinkProps {
  action: TeamAction;
  className: string | undefined;
  children: ReactNode;
}

/** A link whose press opens a dialog, which has the link too. */
export function ActionLink({ action, className, children }: ActionLinkProps) {
  return (
    <Link
      href={action.href}
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        action.onAsk();
      }}
    >
      {children}
    </Link>
  );
}
