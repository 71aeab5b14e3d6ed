import Plus from 'lucide-react/icons/plus';
import { buttonClass } from '../button/button-class.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Link } from '../link/link.tsx';
import { MenuDetails } from '../header/menu-details.tsx';
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
    account,
    action,
    currentPath,
  } = props;
  return (
    <MenuDetails currentPath={currentPath} buttonClassName={styles['button']}>
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
        {account === undefined ? null : (
          <Link
            href={account.href}
            className={styles['link']}
            aria-current={currentPath === account.href ? 'page' : undefined}
          >
            {account.icon}
            {account.label}
          </Link>
        )}
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
    </MenuDetails>
  );
}
