import type { FlagChangeResponse } from '@pressdock/api';
import { targetInWords } from '../../../entities/featureFlag/featureFlag.rules.ts';
import { historyMessages as words } from './history.messages.ts';

type State = FlagChangeResponse['after'];

/** One difference that a change made. `before` is undefined if there was nothing before. */
export interface ChangeLine {
  label: string;
  before?: string;
  after: string;
}

const facts = [
  { label: words.fields.name, read: ({ name }: State) => name },
  { label: words.fields.identifier, read: ({ identifier }: State) => identifier },
  { label: words.fields.active, read: ({ active }: State) => words.states[active ? 'on' : 'off'] },
  // A flag that is on or off says the same as its state.
  {
    label: words.fields.target,
    read: (state: State) => (state.flag_type === 'on/off' ? words.everyone : targetInWords(state)),
  },
] as const;

/** Returns what a change made different, in words; everything for the first one. */
export function changeLines({ before, after }: FlagChangeResponse): ChangeLine[] {
  return facts
    .map(({ label, read }) =>
      before === null
        ? { label, after: read(after) }
        : { label, before: read(before), after: read(after) },
    )
    .filter((line) => !('before' in line) || line.before !== line.after);
}

/** Returns who was added to and removed from the list of people, one sentence each. */
export function peopleLines({ added, removed }: FlagChangeResponse): string[] {
  return [
    ...(added.count > 0 ? [words.added(added.count, added.first)] : []),
    ...(removed.count > 0 ? [words.removed(removed.count, removed.first)] : []),
  ];
}

/** Returns a state as one sentence: what restoring it makes of the flag. */
export function stateInWords(state: State): string {
  const isOn = words.restoredStates[state.active ? 'on' : 'off'];
  const target = state.flag_type === 'on/off' ? words.restoredEveryone : targetInWords(state);
  return words.state(state.name, state.identifier, isOn, target);
}
