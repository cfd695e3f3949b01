import { LinkButton, Text } from '@pressdock/ui';
import * as styles from '../../../shared/page/AuthLayout.css.ts';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { parameters, paths } from '../../../shared/paths.ts';
import { resetMessages } from './reset.messages.ts';
import { dayIn } from './reset.rules.ts';

const { left: words } = resetMessages;

/** Confirms a deactivation, with the day until which the account can be reactivated. */
export function DeactivatedPage() {
  const day = dayIn(new URLSearchParams(location.search).get(parameters.until));
  return (
    <AuthLayout title={words.title}>
      <Text as="p">{day === undefined ? words.textWithoutDay : words.text(day)}</Text>
      <Text as="p" tone="muted">
        {words.hint}
      </Text>
      <div className={styles.submit}>
        <LinkButton href={paths.login()}>{words.toLogin}</LinkButton>
      </div>
    </AuthLayout>
  );
}
