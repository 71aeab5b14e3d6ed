const sydneyHour = new Intl.DateTimeFormat('en-AU', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Australia/Sydney',
});

/** A greeting by the time in Sydney: "Good morning, Jordan". */
export function greeting(now: Date, firstName: string): string {
  const hour = Number(sydneyHour.format(now));
  const byHour = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return firstName.trim() === '' ? byHour : `${byHour}, ${firstName.trim()}`;
}
