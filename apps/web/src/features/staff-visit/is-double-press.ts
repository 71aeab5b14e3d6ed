import type { MouseEvent } from 'react';

/**
 * Whether a press is the second of a double press. The next step stands where the one before it was pressed,
 * so the second press of an impatient thumb would take it too.
 */
export const isDoublePress = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
