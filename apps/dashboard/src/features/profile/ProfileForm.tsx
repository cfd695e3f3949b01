import type { UserProfileResponse } from '@pressdock/api';
import { Button, Inline, Stack } from '@pressdock/ui';
import { meAtom } from '../../entities/user/user.queries.ts';
import * as parts from '../../shared/form/FormSection.css.ts';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { formMessages } from '../../shared/form/form.messages.ts';
import { PageForm } from '../../shared/form/PageForm.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { pair } from '../../shared/page/page.css.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { ProfilePassword, ProfileSecret, ProfileSwitch, ProfileText } from './ProfileFields.tsx';
import { saveProfileAtom } from './profile.atoms.ts';
import { profileMessages as words } from './profile.messages.ts';
import { explainFailure, findProfileErrors } from './profile.rules.ts';
import { profileValues, requestOf, secretNames, switchNames } from './profile.values.ts';

/** The form of a person's own profile. */
export function ProfileForm({ profile }: { profile: UserProfileResponse }) {
  const save = useSetAtom(saveProfileAtom);
  const form = useForm({
    source: { values: profileValues(profile) },
    validate: (values) => findProfileErrors(values, profile.email),
    save: (_values, { changes }) => save({ id: profile._id, body: requestOf(changes) }),
    explain: explainFailure,
    savedToast: formMessages.saved,
  });
  const isBilled = useAtomValue(meAtom).data?.isBillingEnabled;
  // Without billing, there are no payments to be reminded of.
  const shownSwitches = switchNames.filter(
    (name) => isBilled || name !== 'receiveBillingNotifications',
  );
  const { sections } = words;
  return (
    <PageForm
      form={form}
      subject="profile"
      errorTitle={words.notSaved}
      actions={
        <Inline gap="8">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words.save}
          </Button>
        </Inline>
      }
    >
      <div className={parts.sections}>
        <FormSection name="person" {...sections.person}>
          <div className={pair}>
            <ProfileText form={form} name="firstName" />
            <ProfileText form={form} name="lastName" />
          </div>
        </FormSection>
        <FormSection name="access" {...sections.access}>
          <ProfileText form={form} name="email" />
          <div className={pair}>
            <ProfilePassword form={form} name="password1" />
            <ProfilePassword form={form} name="password2" />
          </div>
          <ProfilePassword form={form} name="currentPassword" />
        </FormSection>
        <FormSection name="notifications" {...sections.notifications}>
          <Stack gap="12">
            {shownSwitches.map((name) => (
              <ProfileSwitch key={name} form={form} name={name} />
            ))}
          </Stack>
          <ProfileText form={form} name="slackUrl" />
        </FormSection>
        <FormSection name="business" {...sections.business}>
          <ProfileText form={form} name="businessName" />
          <ProfileText form={form} name="businessAddress1" />
          <ProfileText form={form} name="businessAddress2" />
          <div className={pair}>
            <ProfileText form={form} name="businessCity" />
            <ProfileText form={form} name="businessStateProvince" />
          </div>
          <div className={pair}>
            <ProfileText form={form} name="businessPostalCode" />
            <ProfileText form={form} name="businessCountry" />
          </div>
          {isBilled ? <ProfileText form={form} name="vatNumber" /> : null}
        </FormSection>
        <FormSection name="platforms" {...sections.platforms}>
          {secretNames.map((name) => (
            <ProfileSecret key={name} form={form} name={name} isSaved={Boolean(profile[name])} />
          ))}
        </FormSection>
      </div>
    </PageForm>
  );
}
