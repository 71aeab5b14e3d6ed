import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useRef } from 'react';
import { cx } from '../../utils/cx.ts';
import { isCurrentMenu, isCurrentPage } from '../../utils/is-current.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { Link } from '../link/link.tsx';
import type { HeaderMenuConfig } from './header-types.ts';
import styles from './header-menu.module.css';
import navStyles from './header.module.css';
import type { Dropdowns } from './use-dropdowns.ts';

export interface HeaderMenuProps {
  menu: HeaderMenuConfig;
  dropdowns: Dropdowns;
  currentPath: string;
}

/**
 * A button with a panel of links. Before the page is interactive, CSS alone opens the panel on
 * hover or focus.
 */
export function HeaderMenu({ menu, dropdowns, currentPath }: HeaderMenuProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const open = dropdowns.openId === menu.id;
  const wide = menu.items.some((item) => item.detail !== undefined);

  function moveFocus(event: KeyboardEvent) {
    const step = ARROW_STEPS[event.key];
    if (step === undefined) return;
    // All links of the panel, with the one of its note.
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    const focused = links.findIndex((link) => link === document.activeElement);
    if (focused === -1 && step < 0) return;
    event.preventDefault();
    if (!open) dropdowns.open(menu.id);
    const next = links[focused + step];
    // The panel can be focused only once its open state has been rendered.
    requestAnimationFrame(() => next?.focus());
  }

  return (
    // The handlers add to what the button and the links inside already do.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['menu']}
      data-menu={menu.id}
      data-open={open || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') dropdowns.enter(menu.id);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') dropdowns.leave();
      }}
      onKeyDown={moveFocus}
    >
      <button
        type="button"
        className={navStyles['navLink']}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={isCurrentMenu(currentPath, menu.items) || undefined}
        onClick={() => dropdowns.press(menu.id)}
      >
        {menu.label}
        <ChevronDown className={styles['chevron']} />
      </button>
      <div ref={panel} id={panelId} className={cx(styles['panel'], wide && styles['wide'])}>
        <ul className={styles['list']}>
          {menu.items.map((item) => (
            <li key={item.href}>
              <Link
                href={item.href}
                className={styles['item']}
                aria-current={isCurrentPage(currentPath, item.href) ? 'page' : undefined}
                onClick={dropdowns.close}
              >
                {item.icon}
                <span>
                  <b className={styles['label']}>{item.label}</b>
                  {item.detail === undefined ? null : (
                    <span className={styles['detail']}>{item.detail}</span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {menu.note === undefined ? null : (
          <div className={styles['note']}>
            <span>{menu.note.text}</span>
            <ButtonLink size="sm" href={menu.note.href} onClick={dropdowns.close}>
              {menu.note.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
