import { Avatar, IconButton, type IconButtonProps, initials, UserIcon } from '@pressdock/ui';
import { personAtom } from '../../../entities/user/user.queries.ts';
import { personName } from '../../../entities/user/user.rules.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { shellMessages } from '../shell.messages.ts';

/** The avatar of the signed-in person, as the button of the user menu. */
export function UserMenuButton(props: Omit<IconButtonProps, 'label' | 'icon'>) {
  const person = useAtomValue(personAtom);
  if (!person)
    return <IconButton {...props} label={shellMessages.accountUnknown} icon={<UserIcon />} />;
  const name = personName(person);
  const label = shellMessages.account(name, initials(name));
  return <IconButton {...props} label={label} icon={<Avatar name={name} />} />;
}
