import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { splitLinks } from '../model/split-links.ts';

/** Plain text as it was written. Addresses of pages can be followed; nothing else has a meaning. */
export function MessageText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      words
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- pieces have only their place, and never change
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {words}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    ),
  );
}
