import { NavGroup, NavLink } from '@pressdock/ui';
import { useAtomValue } from '../../../shared/state.ts';
import { entries, navigationAtom } from './navigation.atoms.ts';
import { currentEntry } from './navigation.rules.ts';

/** The main navigation, as far as this person may see it. */
export function ShellNavigation({ path }: { path: string }) {
  const current = currentEntry(entries, path);
  return useAtomValue(navigationAtom).map((group) => (
    <NavGroup key={group.id} title={group.title}>
      {group.entries.map(({ id, label, href, icon: Icon }) => (
        <NavLink key={id} href={href} icon={<Icon />} isCurrent={id === current?.id}>
          {label}
        </NavLink>
      ))}
    </NavGroup>
  ));
}
