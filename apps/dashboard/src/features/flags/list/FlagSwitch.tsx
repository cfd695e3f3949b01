import type { FlagResponse } from '@pressdock/api';
import { Badge, Switch, Text, VisuallyHidden } from '@pressdock/ui';
import { isViewingAtom } from '../../../entities/user/viewing.atoms.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { flagListMessages } from './flagList.messages.ts';
import { toggleFlagAtom, toggleStateAtoms } from './toggleFlag.atoms.ts';
import type { FlagToggle } from './toggleFlag.rules.ts';

const { states, toggle: words } = flagListMessages;

/** Turns a flag on or off immediately, and offers to undo that. */
export function FlagSwitch({ flag }: { flag: FlagResponse }) {
  const isViewing = useAtomValue(isViewingAtom);
  const toggle = useSetAtom(toggleFlagAtom);
  const state = useAtomValue(toggleStateAtoms(flag._id));

  const attempt = async (requested: FlagToggle) => {
    const outcome = await toggle(requested);
    // The row that shows other errors is gone.
    if (outcome === 'deleted') toasts.add({ title: words.deleted(flag.name), tone: 'critical' });
    return outcome;
  };
  const undo = async (requested: FlagToggle) => {
    const outcome = await attempt(requested);
    if (outcome === 'changed' || outcome === 'deleted') return;
    // The row may be on another page than the toast.
    toasts.add({ title: words.undoFailed(flag.name), tone: 'critical' });
  };
  const change = async (requested: FlagToggle) => {
    if ((await attempt(requested)) !== 'changed') return;
    toasts.add({
      title: words.done(flag.name, requested.active),
      tone: 'positive',
      action: {
        label: words.undo,
        onPress: () => void undo({ flag, active: !requested.active }),
      },
    });
  };

  if (isViewing) {
    return (
      <Badge tone={flag.active ? 'positive' : 'neutral'}>
        {flag.active ? states.on : states.off}
      </Badge>
    );
  }
  return (
    <Switch
      isSelected={flag.active}
      isReadOnly={state === 'saving'}
      onChange={(active) => void change({ flag, active })}
    >
      <VisuallyHidden>{flag.name}</VisuallyHidden>
    </Switch>
  );
}

/** Why a flag was not turned on or off; shown for a short time. */
export function ToggleError({ flagId }: { flagId: string }) {
  const state = useAtomValue(toggleStateAtoms(flagId));
  if (state !== 'failed') return null;
  return (
    <Text as="div" size="13" tone="critical" role="alert">
      {words.failed}
    </Text>
  );
}
