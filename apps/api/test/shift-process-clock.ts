/** Moves the clock of the process that loads it ahead, by CLOCK_AHEAD_MS, without its knowledge. */
import { shiftDate } from '@cleaning/test-setup/shift-date';

shiftDate(Number(process.env['CLOCK_AHEAD_MS']));
