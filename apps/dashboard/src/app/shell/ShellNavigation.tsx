import { NavGroup, NavLink } from '@pressdock/ui';
import { activeFlagsAtom } from '../../entities/flags/flags.queries.ts';
import { useAtomValue } from '../../shared/state.ts';
import { isCurrentPlace, navigation, visibleNavigation } from './navigation.rules.ts';
import { pictures } from './pictures.tsx';

/** The main navigation, as far as this account's interface flags allow. */
export function ShellNavigation({ path }: { path: string }) {
  const flags = useAtomValue(activeFlagsAtom);
  return visibleNavigation(navigation, flags).map(({ title, entries }) => (
    <NavGroup key={title ?? ''} title={title}>
      {entries.map(({ page, label, href }) => {
        const Picture = pictures[page];
        return (
          <NavLink key={page} href={href} icon={<Picture />} isCurrent={isCurrentPlace(href, path)}>
            {label}
          </NavLink>
        );
      })}
    </NavGroup>
  ));
}
