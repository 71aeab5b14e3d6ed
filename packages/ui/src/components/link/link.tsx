import { createElement } from 'react';
import { type LinkComponentProps, useLinkComponent } from '../../providers/link-provider.tsx';

export type LinkProps = LinkComponentProps;

/** A link that navigates inside the app when it can, and is a plain anchor everywhere else. */
export function Link(props: LinkProps) {
  return createElement(useLinkComponent(props.href), props);
}
