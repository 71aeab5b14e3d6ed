/** Gives the process that loads it the clock of the run, without the program's knowledge. */
import { shiftDate } from '@cleaning/test-setup/shift-date';
import { CLOCK_OFFSET_MS } from './clock.ts';

shiftDate(CLOCK_OFFSET_MS);
