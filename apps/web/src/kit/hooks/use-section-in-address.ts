import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { elementOfHash } from './element-of-hash.ts';
import { focusForReading } from './focus.ts';
import { scrollToElement } from './scroll-to-element.ts';

/**
 * Scrolls to the section that the address names on the first render of what has it, when the browser
 * could not yet do so.
 */
export function useSectionInAddress(): void {
  const { hash } = useLocation();
  const goThere = useEffectEvent(() => {
    const section = elementOfHash(hash);
    if (section === null) return;
    focusForReading(section);
    scrollToElement(section);
  });
  // Later changes are handled by the router.
  useEffect(() => goThere(), []);
}
