/** The default time of every test and story: noon in Sydney on Monday 23 November 2026. */
export const NOW = '2026-11-23T01:00:00.000Z';
