import type { MouseEvent } from 'react';

/**
 * Whether a click is the second of a double click. The next step appears in the same place as the
 * previous one, so a second press would run it by mistake.
 */
export const isDoublePress = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
