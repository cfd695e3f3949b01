import { NavGroup, NavLink } from '@pressdock/ui';
import { useAtomValue } from '../../../shared/state.ts';
import { navigationEntries } from '../../navigation.ts';
import { navigationAtom } from './navigation.atoms.ts';
import { currentEntry } from './navigation.rules.ts';
import { useSteadyWhilePressed } from './useSteadyWhilePressed.ts';

/** The main navigation, as far as this person may see it. */
export function ShellNavigation({ path }: { path: string }) {
  const current = currentEntry(navigationEntries, path);
  const groups = useSteadyWhilePressed(useAtomValue(navigationAtom));
  return groups.map((group) => (
    <NavGroup key={group.id} title={group.title}>
      {group.entries.map(({ id, label, href, icon: Icon }) => (
        <NavLink key={id} href={href} icon={<Icon />} isCurrent={id === current?.id}>
          {label}
        </NavLink>
      ))}
    </NavGroup>
  ));
}
