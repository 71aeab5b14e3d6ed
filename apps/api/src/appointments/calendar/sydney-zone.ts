export const SYDNEY = 'Australia/Sydney';

/**
 * The time zone of Sydney for calendar programs, by the rules in force since 2008. Daylight saving
 * begins on the first Sunday of October and ends on the first Sunday of April.
 */
export const SYDNEY_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${SYDNEY}`,
  'BEGIN:STANDARD',
  'DTSTART:20080406T030000',
  'TZOFFSETFROM:+1100',
  'TZOFFSETTO:+1000',
  'TZNAME:AEST',
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20081005T020000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+1100',
  'TZNAME:AEDT',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');
