import type { TimelineId } from '@cleaning/pricing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TimingAdvice } from './timing-advice.tsx';

const TODAY = '2026-11-30';

function show(timelineId: TimelineId, date: string) {
  const onSwitch = vi.fn<(timelineId: TimelineId) => void>();
  render(
    <TimingAdvice
      choices={{ serviceId: 'general', rooms: { bedroom: 1 }, addonIds: [], timelineId }}
      date={date}
      today={TODAY}
      onSwitch={onSwitch}
    />,
  );
  return onSwitch;
}

describe('a date that does not go with the timing', () => {
  it.each([
    ['urgent', '2026-12-10', 'Switch to Standard and save $29', 'standard'],
    ['same-day', '2026-12-10', 'Switch to Standard and save $72.5', 'standard'],
    ['same-day', '2026-12-01', 'Switch to Urgent and save $43.5', 'urgent'],
    ['standard', '2026-12-01', 'Switch to Urgent for $29 more', 'urgent'],
    ['standard', TODAY, 'Switch to Same Day for $72.5', 'same-day'],
  ] as const)('%s on %s shows a warning: %s', async (timelineId, date, words, suited) => {
    const onSwitch = show(timelineId, date);
    const button = screen.getByRole('button', { name: (name) => name.startsWith(words) });
    await userEvent.click(button);
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith(suited);
  });
});

describe('no timing warning is shown', () => {
  it.each([
    ['standard', ''],
    ['standard', '2026-12-02'],
    ['urgent', '2026-12-01'],
    ['same-day', TODAY],
    ['urgent', '2026-11-01'],
  ] as const)('for %s on %j', (timelineId, date) => {
    show(timelineId, date);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
