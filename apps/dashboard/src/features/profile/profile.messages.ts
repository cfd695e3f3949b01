/**
 * Every sentence of the profile page.
 * @see specification, sections 5 and 8, "Profile"
 */
export const profileMessages = {
  title: 'Profile',
  context: 'Who you are, how you sign in, and what you are told.',
  toSecurity: 'Security and data',
  viewing: {
    title: 'You are viewing the account of somebody else',
    text: 'Their profile is theirs alone. End viewing to come back to yours.',
  },
  loading: 'Loading your profile',
  fetchFailed: 'Your profile could not be loaded.',
  save: 'Save changes',
  saved: 'Your changes have been saved.',
  notSaved: 'Your changes were not saved',
  refused: 'Your update failed server-side validation.  Please try again.',
  failed: 'There was an error saving your profile.  Please try again.',
  leave: 'What you changed on your profile has not been saved and will be lost.',
  sections: {
    person: { title: 'About you', context: 'How you are called here.' },
    access: {
      title: 'Signing in',
      context:
        'A new e-mail address or password needs your current password, and signs you out everywhere else.',
    },
    notifications: { title: 'Notifications', context: 'What you are told, and where.' },
    business: { title: 'Business details', context: 'What stands on your invoices.' },
    platforms: {
      title: 'Keys',
      context: 'What Pressdock asks sales platforms with, and signs webhooks with.',
    },
  },
  fields: {
    firstName: { label: 'First name', autoComplete: 'given-name' },
    lastName: { label: 'Last name', autoComplete: 'family-name' },
    email: { label: 'E-mail', autoComplete: 'email' },
    slackUrl: {
      label: 'Slack webhook address',
      description: 'An incoming webhook of your workspace: https://hooks.slack.com/…',
      autoComplete: 'off',
    },
    businessName: { label: 'Business name', autoComplete: 'organization' },
    businessAddress1: { label: 'Address', autoComplete: 'address-line1' },
    businessAddress2: { label: 'Address, second line', autoComplete: 'address-line2' },
    businessCity: { label: 'City', autoComplete: 'address-level2' },
    businessStateProvince: { label: 'State or province', autoComplete: 'address-level1' },
    businessCountry: { label: 'Country', autoComplete: 'country-name' },
  },
  passwords: {
    currentPassword: { label: 'Current password', autoComplete: 'current-password' },
    password1: {
      label: 'New password',
      description: 'At least 8 characters. Leave both blank to keep the one you have.',
      autoComplete: 'new-password',
    },
    password2: { label: 'Confirm password', autoComplete: 'new-password' },
  },
  switches: {
    receiveEmailNotifications: 'News about your account and your products',
    receiveBuildNotifications: 'Builds that succeed or fail',
    receiveBillingNotifications: 'Invoices and payments',
  },
  secrets: {
    envatoApiToken: 'Envato API token',
    sendowlApiKey: 'SendOwl API key',
    sendowlApiSecret: 'SendOwl API secret',
    webhookSecret: 'Signing secret of webhooks',
  },
  secretKept: 'One is kept. Type another to replace it, or empty the field to remove it.',
  secretNone: 'None is kept.',
} as const;
