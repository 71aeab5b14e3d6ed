import { render, screen } from '@testing-library/react';
import { HEADER } from '../../stories/samples.tsx';
import type { HeaderProps } from './header-types.ts';
import { Header } from './header.tsx';

/** Renders a header, and can navigate to another page. */
export function showHeader(props: Partial<HeaderProps> = {}) {
  const view = render(<Header {...HEADER} {...props} />);
  return {
    goTo: (currentPath: string) =>
      view.rerender(<Header {...HEADER} {...props} currentPath={currentPath} />),
  };
}

/** The bar of wide screens and the menu of small ones. */
export function headerParts() {
  const [bar, mobile] = screen.getAllByRole('navigation', { name: 'Main', hidden: true });
  const details = document.querySelector('details');
  if (!bar || !mobile || !details) throw new Error('The header has lost a part');
  return { bar, mobile, details };
}
