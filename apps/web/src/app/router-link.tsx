import type { LinkComponentProps } from '@cleaning/ui/providers';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * Gives the links of the component library the router's way of navigating. It leaves out what the
 * router's own link does for its framework, which this site does not use.
 */
export function RouterLink({ href, target, onClick, children, ...rest }: LinkComponentProps) {
  const navigate = useLinkClickHandler(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) {
          navigate(event);
        }
      }}
    >
      {children}
    </a>
  );
}
