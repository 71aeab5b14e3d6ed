import { Footer } from '@cleaning/ui/footer';
import { useFooterContent } from './footer-content.ts';

/** The footer of every public page. */
export default function SiteFooter() {
  return <Footer {...useFooterContent()} />;
}
