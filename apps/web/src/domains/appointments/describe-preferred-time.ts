const PARTS: Readonly<Record<string, string>> = {
  any: 'Any time',
  morning: 'Morning',
  afternoon: 'Afternoon',
};

/** The requested time: "Morning", or "9:30 am" for 09:30. */
export function describePreferredTime(time: string): string {
  const part = PARTS[time];
  if (part !== undefined) return part;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${((hours + 11) % 12) + 1}:${String(minutes).padStart(2, '0')}`;
  return `${clock} ${hours < 12 ? 'am' : 'pm'}`;
}
