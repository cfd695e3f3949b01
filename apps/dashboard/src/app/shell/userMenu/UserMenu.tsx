import { lazy, Suspense, useState } from 'react';
import { UserMenuButton } from './UserMenuButton.tsx';

const loadMenu = () => import('./OpenUserMenu.tsx');
const OpenUserMenu = lazy(async () => ({ default: (await loadMenu()).OpenUserMenu }));

/**
 * The button of the user menu: theme and signing out. The menu's code loads when it is first
 * needed.
 */
export function UserMenu() {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <UserMenuButton
      aria-haspopup="menu"
      aria-expanded={false}
      isPending={isWanted}
      onHoverStart={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onPress={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenUserMenu />
    </Suspense>
  );
}
