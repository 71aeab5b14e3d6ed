import type { LinkComponentProps } from '@cleaning/ui/providers';
import { Link } from 'react-router-dom';

/** Gives the links of the component library the router's way of navigating. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}
