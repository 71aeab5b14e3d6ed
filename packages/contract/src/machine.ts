import { ERROR_MESSAGES } from './errors/messages.ts';
import {
  REASON_MESSAGE,
  refuseCommand,
  type Refusal,
  type RefusalCode,
} from './errors/refusals.ts';

/** Who gives a command, and why. A machine adds what its guards read, such as an amount or a day. */
export interface Order<Actor extends string = string> {
  readonly actor: Actor;
  readonly reason?: string | null | undefined;
}

/** Returns why a command is refused, or null when this guard allows it. */
export type Guard<State, Given extends Order> = (state: State, order: Given) => Refusal | null;

/** From where, by whom and on which conditions a command leads to which state. */
export interface Rule<Status, State, Given extends Order, Next> {
  readonly from: readonly Status[];
  /** A condition on more of the state than its status; without it the command is impossible too. */
  readonly when?: (state: State) => boolean;
  readonly by: readonly Given['actor'][];
  /** Asked in turn, up to the first that refuses, once the actor may give the command. */
  readonly guards?: readonly Guard<State, Given>[];
  readonly next: (state: State, order: Given) => Next;
}

/** The commands of one kind of record. Whatever its rules do not allow is refused. */
export interface Machine<
  Command extends string,
  Status,
  State,
  Given extends Order,
  Next extends object,
> {
  /** The rule of each command, in the order in which commands are offered. */
  readonly rules: Readonly<Record<Command, Rule<Status, State, Given, Next>>>;
  readonly statusOf: (state: State) => Status;
  /** Tells the user why a command is impossible in a state. */
  readonly describeImpossible: (command: Command, state: State) => string;
}

export type TransitionResult<Next extends object> = ({ readonly ok: true } & Next) | Refusal;

/** The next state of a record, or why the command is refused. */
export function transition<
  Command extends string,
  Status,
  State,
  Given extends Order,
  Next extends object,
>(
  { rules, statusOf, describeImpossible }: Machine<Command, Status, State, Given, Next>,
  state: State,
  command: Command,
  order: Given,
): TransitionResult<Next> {
  const { from, when, by, guards = [], next } = rules[command];
  if (!from.includes(statusOf(state)) || when?.(state) === false) {
    return refuseCommand('invalid_transition', describeImpossible(command, state));
  }
  if (!by.includes(order.actor)) {
    return refuseCommand('permission_denied', ERROR_MESSAGES.permissionDenied);
  }
  for (const findRefusal of guards) {
    const refusal = findRefusal(state, order);
    if (refusal !== null) return refusal;
  }
  return { ok: true, ...next(state, order) };
}

/**
 * The commands that could be given now, with a reason where one is required.
 *
 * @param orders what the actor could send; a command is available if one of them is accepted.
 */
export function availableCommands<
  Command extends string,
  Status,
  State,
  Given extends Order,
  Next extends object,
>(
  machine: Machine<Command, Status, State, Given, Next>,
  state: State,
  ...orders: readonly Given[]
): Command[] {
  return (Object.keys(machine.rules) as Command[]).filter((command) =>
    orders.some((order) => transition(machine, state, command, { ...order, reason: 'given' }).ok),
  );
}

/** Refuses a command with what is found against it, as a sentence; null for nothing. */
export const guard =
  <State, Given extends Order>(
    code: RefusalCode,
    findObstacle: (state: State, order: Given) => string | null,
  ): Guard<State, Given> =>
  (state, order) => {
    const message = findObstacle(state, order);
    return message === null ? null : refuseCommand(code, message);
  };

/** Refuses a command without a reason, if it is given by one of these actors. */
export const reasonFrom =
  <Given extends Order>(...actors: readonly Given['actor'][]): Guard<unknown, Given> =>
  (_state, { actor, reason }) =>
    actors.includes(actor) && (reason ?? '').trim() === ''
      ? refuseCommand('reason_required', REASON_MESSAGE)
      : null;
