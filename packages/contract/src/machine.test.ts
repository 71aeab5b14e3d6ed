import { describe, expect, test } from 'vitest';
import {
  availableCommands,
  guard,
  reasonFrom,
  transition,
  type Machine,
  type Order,
} from './machine.ts';

type Door = 'open' | 'shut' | 'locked';

interface Given extends Order<'guest' | 'host'> {
  readonly keys: number;
}

const DOOR: Machine<'lock' | 'unlock' | 'open', Door, Door, Given, { readonly door: Door }> = {
  rules: {
    open: { from: ['shut'], by: ['guest', 'host'], next: () => ({ door: 'open' }) },
    lock: {
      from: ['open', 'shut'],
      when: (door) => door === 'shut',
      by: ['host'],
      guards: [
        reasonFrom('host'),
        guard('bad_amount', (_door, { keys }) => (keys > 0 ? null : 'Bring a key.')),
      ],
      next: () => ({ door: 'locked' }),
    },
    unlock: { from: ['locked'], by: ['host'], next: () => ({ door: 'shut' }) },
  },
  statusOf: (door) => door,
  describeImpossible: (command, door) => `It is ${door}: ${command} is impossible.`,
};

const host = { actor: 'host', reason: 'Night.', keys: 1 } as const;

describe('a command', () => {
  test('leads to the next state', () => {
    expect(transition(DOOR, 'shut', 'lock', host)).toEqual({ ok: true, door: 'locked' });
  });

  test.each([
    ['its status', 'locked', { ...host, actor: 'guest' }, 'invalid_transition'],
    ['the rest of its state', 'open', { ...host, actor: 'guest' }, 'invalid_transition'],
    ['who gives it', 'shut', { actor: 'guest', keys: 0 }, 'permission_denied'],
    ['a reason', 'shut', { actor: 'host', reason: ' ', keys: 0 }, 'reason_required'],
    ['a guard', 'shut', { ...host, keys: 0 }, 'bad_amount'],
  ] as const)('is refused by %s first', (_what, door, order, code) => {
    expect(transition(DOOR, door, 'lock', order)).toMatchObject({ ok: false, code });
  });
});

test('the available commands are those that one of the orders gets', () => {
  const withoutKey = { actor: 'host', keys: 0 } as const;
  expect(availableCommands(DOOR, 'shut', withoutKey)).toEqual(['open']);
  expect(availableCommands(DOOR, 'shut', withoutKey, host)).toEqual(['open', 'lock']);
  expect(availableCommands(DOOR, 'shut', { actor: 'guest', keys: 1 })).toEqual(['open']);
});
