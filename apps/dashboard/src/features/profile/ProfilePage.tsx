import { PageHeader, Skeleton, Stack, VisuallyHidden } from '@pressdock/ui';
import { profileAtom } from '../../entities/user/profile.queries.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { ProfileForm } from './ProfileForm.tsx';
import * as styles from './profile.css.ts';
import { profileMessages as words } from './profile.messages.ts';

/** A person's own profile. */
export function ProfilePage() {
  const { data, isError, isFetching, refetch } = useAtomValue(profileAtom);
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} context={words.context} />
      <div className={styles.page}>
        {data ? (
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
