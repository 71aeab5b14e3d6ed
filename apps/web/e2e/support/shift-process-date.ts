/** Gives the process that loads it the clock of the run, without the program's knowledge. */
import { CLOCK_OFFSET_MS, shiftDate } from './clock.ts';

shiftDate(CLOCK_OFFSET_MS);
