import { Alert, LinkButton, PageHeader, Skeleton, Stack, VisuallyHidden } from '@pressdock/ui';
import { profileAtom } from '../../entities/user/profile.queries.ts';
import { meAtom } from '../../entities/user/user.queries.ts';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { ProfileForm } from './ProfileForm.tsx';
import * as styles from './profile.css.ts';
import { profileMessages as words } from './profile.messages.ts';

/** The page of a person's own profile. */
export function ProfilePage() {
  const { data, isError, isFetching, refetch } = useAtomValue(profileAtom);
  const isViewing = (useAtomValue(meAtom).data?.viewingEndsAt ?? null) !== null;
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={<LinkButton href={paths.security()}>{words.toSecurity}</LinkButton>}
      />
      <div className={styles.page}>
        {isViewing ? (
          <Alert tone="info" title={words.viewing.title}>
            {words.viewing.text}
          </Alert>
        ) : data ? (
          <ProfileForm profile={data} />
        ) : isError ? (
          <FailureNotice isRetrying={isFetching} onRetry={refetch}>
            {words.fetchFailed}
          </FailureNotice>
        ) : (
          <div aria-busy="true">
            <VisuallyHidden>
              <span role="status">{words.loading}</span>
            </VisuallyHidden>
            <Stack gap="24">
              <Skeleton shape="block" height={size.productHead} />
              <Skeleton shape="block" height={size.productBody} />
            </Stack>
          </div>
        )}
      </div>
    </Stack>
  );
}
