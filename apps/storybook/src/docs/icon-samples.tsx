import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

/** The options of the control for an icon prop. */
export const ICON_SAMPLES: Readonly<Record<string, ReactNode>> = {
  none: undefined,
  'arrow-right': <ArrowRight />,
  check: <Check />,
  download: <Download />,
  pencil: <Pencil />,
  plus: <Plus />,
};
