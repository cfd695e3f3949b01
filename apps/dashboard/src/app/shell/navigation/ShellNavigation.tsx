import { NavGroup, NavLink } from '@pressdock/ui';
import { useAtomValue } from '../../../shared/state.ts';
import { pagePictures } from '../pagePictures.tsx';
import { navigationAtom } from './navigation.atoms.ts';
import { isCurrentPlace } from './navigation.rules.ts';

/** The main navigation, as far as it is for this person. */
export function ShellNavigation({ path }: { path: string }) {
  return useAtomValue(navigationAtom).map(({ title, entries }) => (
    <NavGroup key={entries[0]?.page} title={title}>
      {entries.map(({ page, label, href }) => {
        const Picture = pagePictures[page];
        return (
          <NavLink key={page} href={href} icon={<Picture />} isCurrent={isCurrentPlace(href, path)}>
            {label}
          </NavLink>
        );
      })}
    </NavGroup>
  ));
}
