import type { UserProfileResponse } from '@pressdock/api';
import { Alert, Button, Form, Inline, Stack } from '@pressdock/ui';
import * as parts from '../../shared/form/FormSection.css.ts';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { UnsavedChanges } from '../../shared/form/UnsavedChanges.tsx';
import { ProfilePassword, ProfileSecret, ProfileSwitch, ProfileText } from './ProfileFields.tsx';
import * as styles from './profile.css.ts';
import { profileMessages as words } from './profile.messages.ts';
import { secretFields, switchFields } from './profile.values.ts';
import { useProfileForm } from './useProfileForm.ts';

/** The one form of a person's own profile. */
export function ProfileForm({ profile }: { profile: UserProfileResponse }) {
  const form = useProfileForm(profile);
  const { faults } = form;
  return (
    <>
      <Form
        onSubmit={form.submit}
        validationErrors={faults.fields}
        errorMessage={faults.message}
        summaryTitle={faults.title}
      >
        <div className={parts.sections}>
          <FormSection name="person" {...words.sections.person}>
            <div className={styles.pair}>
              <ProfileText form={form} name="firstName" />
              <ProfileText form={form} name="lastName" />
            </div>
          </FormSection>
          <FormSection name="access" {...words.sections.access}>
            <ProfileText form={form} name="email" />
            <div className={styles.pair}>
              <ProfilePassword form={form} name="password1" />
              <ProfilePassword form={form} name="password2" />
            </div>
            <ProfilePassword form={form} name="currentPassword" />
          </FormSection>
          <FormSection name="notifications" {...words.sections.notifications}>
            <Stack gap="12">
              {switchFields.map((name) => (
                <ProfileSwitch key={name} form={form} name={name} />
              ))}
            </Stack>
            <ProfileText form={form} name="slackUrl" />
          </FormSection>
          <FormSection name="business" {...words.sections.business}>
            <ProfileText form={form} name="businessName" />
            <ProfileText form={form} name="businessAddress1" />
            <ProfileText form={form} name="businessAddress2" />
            <div className={styles.pair}>
              <ProfileText form={form} name="businessCity" />
              <ProfileText form={form} name="businessStateProvince" />
            </div>
            <ProfileText form={form} name="businessCountry" />
          </FormSection>
          <FormSection name="platforms" {...words.sections.platforms}>
            {secretFields.map((name) => (
              <ProfileSecret key={name} form={form} name={name} />
            ))}
          </FormSection>
        </div>
        {form.isSaved ? <Alert tone="positive">{words.saved}</Alert> : null}
        <Inline gap="8">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words.save}
          </Button>
        </Inline>
      </Form>
      <UnsavedChanges hasChanges={form.hasChanges}>{words.leave}</UnsavedChanges>
    </>
  );
}
