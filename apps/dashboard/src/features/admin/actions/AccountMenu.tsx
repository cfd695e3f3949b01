import type { AccountResponse } from '@pressdock/api';
import {
  EyeOffIcon,
  IconButton,
  KeyIcon,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  RefreshIcon,
  TrashIcon,
  UserIcon,
} from '@pressdock/ui';
import { type ReactNode, useState } from 'react';
import { personName } from '../../../entities/user/user.rules.ts';
import { AccountActionDialog } from './AccountActionDialog.tsx';
import { accountActionMessages as words } from './accountActions.messages.ts';
import { type AccountAction, actionsOf } from './accountActions.rules.ts';

const icons: Record<AccountAction, ReactNode> = {
  reset: <KeyIcon />,
  appoint: <UserIcon />,
  dismiss: <UserIcon />,
  suspend: <EyeOffIcon />,
  restore: <RefreshIcon />,
  delete: <TrashIcon />,
};

/** The menu of what an operator can do with another person's account. Each action asks first. */
export function AccountMenu({ account }: { account: AccountResponse }) {
  const [action, setAction] = useState<AccountAction>();
  return (
    <>
      <MenuTrigger>
        <IconButton label={words.menu(personName(account))} icon={<MoreIcon />} />
        <Menu>
          {actionsOf(account).map((one) => (
            <MenuItem
              key={one}
              icon={icons[one]}
              isCritical={one === 'delete'}
              onAction={() => setAction(one)}
            >
              {words.actions[one].item}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      {action ? (
        <AccountActionDialog
          account={account}
          action={action}
          onClose={() => setAction(undefined)}
        />
      ) : null}
    </>
  );
}
