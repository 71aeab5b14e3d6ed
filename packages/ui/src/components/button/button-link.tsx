import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonLinkProps extends ButtonLook, LinkProps {
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}
