import { lazy, Suspense, useState } from 'react';
import { UserMenuButton } from './UserMenuButton.tsx';

const loadMenu = () => import('./OpenUserMenu.tsx');
const OpenUserMenu = lazy(async () => ({ default: (await loadMenu()).OpenUserMenu }));

/**
 * The button of the user menu: theme and signing out. The menu's code loads when it is first
 * needed.
 */
export function UserMenu() {
  const [isRequested, setRequested] = useState(false);
  const button = (
    <UserMenuButton
      aria-haspopup="menu"
      aria-expanded={false}
      isPending={isRequested}
      onHoverStart={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onPress={() => setRequested(true)}
    />
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={button}>
      <OpenUserMenu />
    </Suspense>
  );
}
