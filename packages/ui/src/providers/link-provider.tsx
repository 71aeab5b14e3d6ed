import {
  type ComponentType,
  type ComponentPropsWithRef,
  type ReactNode,
  createContext,
  use,
} from 'react';

/** The props of a link component: those of an anchor, with a required `href`. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Renders a link inside the app, for example through a router without a page load. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | null>(null);

export interface LinkProviderProps {
  /** Used for addresses inside the app, which start with exactly one slash. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Provides the app's own navigation to every link below it. Without it, links are plain anchors.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const INSIDE_THE_APP = /^\/(?!\/)/;

/** The component for an address: the provided one inside the app, a plain anchor elsewhere. */
export function useLinkComponent(href: string): LinkComponent | 'a' {
  const component = use(LinkContext);
  return component !== null && INSIDE_THE_APP.test(href) ? component : 'a';
}
