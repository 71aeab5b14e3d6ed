import { copyText } from '#kit/lib/copy-text.ts';
import { Button } from '@cleaning/ui/button';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import { createPortal } from 'react-dom';
import { LINK_STATUS } from '#content/share-estimate.ts';
import { choicesQuery } from './linked-choices.ts';
import actionStyles from '../calculator-actions.module.css';
import { PrintedEstimate } from './printed-estimate.tsx';
import type { PrintedEstimateProps } from './printed-estimate.tsx';

export interface ShareEstimateProps {
  draft: PrintedEstimateProps['draft'];
  /** Shows the outcome. */
  onStatus: (status: string) => void;
}

/** Copies a link to the price or prints it. Both work offline. */
export function ShareEstimate({ draft, onStatus }: ShareEstimateProps) {
  const { origin, pathname } = window.location;
  const link = `${origin}${pathname}?${choicesQuery(draft)}`;

  const copyLink = async () =>
    onStatus((await copyText(link)) ? LINK_STATUS.copied : LINK_STATUS.notCopied);

  return (
    <div className={actionStyles['pair']}>
      <Button variant="ghost" icon={<Link2 />} onClick={() => void copyLink()}>
        Copy link
      </Button>
      <Button variant="ghost" icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
      {createPortal(<PrintedEstimate draft={draft} link={link} />, document.body)}
    </div>
  );
}
