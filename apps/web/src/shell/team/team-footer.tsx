import { CompactFooter } from '@cleaning/ui/footer';
import { useFooterContent } from '../public/footer-content.ts';

/** The footer of every page of the team. */
export default function TeamFooter() {
  return <CompactFooter {...useFooterContent()} />;
}
