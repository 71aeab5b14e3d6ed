import { cx } from '../../utils/cx.ts';
import { Link } from '../link/link.tsx';
import styles from './logo.module.css';
import { WrenMark } from './wren-mark.tsx';

export interface LogoProps {
  name: string;
  tagline: string;
  /** Makes the logo a link, usually to the home page. */
  href?: string | undefined;
  /** For indigo and blue backgrounds. */
  inverse?: boolean | undefined;
  /** A smaller setting, for bars and sidebars. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** The wren with the name and the tagline. */
export function Logo({
  name,
  tagline,
  href,
  inverse = false,
  compact = false,
  className,
}: LogoProps) {
  const classes = cx(
    styles['root'],
    inverse && 'on-inverse',
    inverse && styles['inverse'],
    compact && styles['compact'],
    className,
  );
  const content = (
    <>
      <WrenMark className={styles['mark']} />
      <span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['tagline']}>{tagline}</span>
      </span>
    </>
  );
  if (href === undefined) return <span className={classes}>{content}</span>;
  return (
    <Link href={href} className={classes}>
      {content}
    </Link>
  );
}
