import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { buttonClass } from '../button/button-class.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Link } from '../link/link.tsx';
import { useClosingDetails } from '../header/use-closing-details.ts';
import { AttentionCount } from '../portal-shell/portal-link.tsx';
import { ActionLink } from './action-link.tsx';
import { NewItems } from './new-menu.tsx';
import { PortalSwitch } from './portal-switch.tsx';
import { isCurrentItem } from './is-current-item.ts';
import styles from './team-menu.module.css';
import type { TeamShellProps } from './team-shell-types.ts';

/** The menu of small screens: the same destinations and actions as the two rows. */
export function TeamMenu(props: TeamShellProps) {
  const {
    portal,
    logo,
    items,
    newItems = [],
    newLabel = 'New',
    portals,
    person,
    action,
    currentPath,
  } = props;
  const root = useClosingDetails(currentPath);
  return (
    <details ref={root} className={styles['root']} data-mobile-menu="">
      <summary className={styles['button']}>
        <span className={styles['whenClosed']}>
          <Menu />
          <b>Menu</b>
        </span>
        <span className={styles['whenOpen']}>
          <X />
          <b>Close</b>
        </span>
      </summary>
      <div className={styles['panel']}>
        <nav aria-label={`${portal} menu`}>
          {items.map((item) => (
            <Link
              key={item.href}
              href={item.href}
              className={styles['link']}
              aria-current={isCurrentItem(currentPath, item, logo.href) ? 'page' : undefined}
            >
              {item.icon}
              {item.label}
              <AttentionCount count={item.count} />
            </Link>
          ))}
        </nav>
        {newItems.length === 0 ? null : (
          <details className={styles['new']}>
            <summary className={styles['newButton']}>
              <Plus />
              {newLabel}
            </summary>
            <ul className={styles['newList']}>
              <NewItems items={newItems} />
            </ul>
          </details>
        )}
        <PortalSwitch portals={portals} />
        <div className={styles['session']}>
          <ButtonLink variant="outline" href={person.href}>
            {person.name}
          </ButtonLink>
          <Button variant="outline" busy={props.loggingOut} onClick={props.onLogout}>
            Logout
          </Button>
        </div>
        <ActionLink action={action} className={buttonClass({ variant: 'ghost', block: true })}>
          {action.mobileLabel}
        </ActionLink>
      </div>
    </details>
  );
}
