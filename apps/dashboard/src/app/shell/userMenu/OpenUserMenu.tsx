import { CheckIcon, LogOutIcon, Menu, MenuItem, MenuSection, MenuTrigger } from '@pressdock/ui';
import { useEffect, useRef, useState } from 'react';
import { personAtom } from '../../../entities/user/user.queries.ts';
import { paths } from '../../../shared/paths.ts';
import { useAtom, useAtomValue } from '../../../shared/state.ts';
import { themeAtom, themeChoices } from '../../../shared/theme.ts';
import { shellMessages } from '../shell.messages.ts';
import { themeIcons } from './themeIcons.ts';
import { UserMenuButton } from './UserMenuButton.tsx';

const { theme: themeWord, themes, signOut, accountUnknown } = shellMessages;

/**
 * The menu of the signed-in person. It opens at once, because it loads when its button is pressed.
 */
export function OpenUserMenu() {
  const person = useAtomValue(personAtom);
  const [theme, chooseTheme] = useAtom(themeAtom);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The button that was pressed has been replaced; focus the new one so that closing the menu
  // returns to it.
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);

  const selection = {
    selectionMode: 'single',
    disallowEmptySelection: true,
    selectedKeys: [theme],
  } as const;
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <UserMenuButton ref={button} />
      <Menu>
        <MenuSection title={person?.email ?? accountUnknown}>
          <MenuItem id="sign-out" href={paths.logout()} icon={<LogOutIcon />}>
            {signOut}
          </MenuItem>
        </MenuSection>
        <MenuSection title={themeWord} {...selection}>
          {themeChoices.map((choice) => {
            const Icon = choice === theme ? CheckIcon : themeIcons[choice];
            return (
              <MenuItem
                key={choice}
                id={choice}
                icon={<Icon />}
                onAction={() => chooseTheme(choice)}
              >
                {themes[choice]}
              </MenuItem>
            );
          })}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
