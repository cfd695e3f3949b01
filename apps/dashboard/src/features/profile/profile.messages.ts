import { profileTitles } from './profile.titles.messages.ts';

/**
 * The text of the profile page.
 * @see specification, sections 5 and 8, "Profile"
 */
export const profileMessages = {
  title: profileTitles.page,
  context: 'Your name, sign-in details, notifications, and business details.',
  toSecurity: 'Security and data',
  viewing: {
    title: 'You are viewing another account',
    text: 'A profile is visible only to its owner. Stop viewing to return to yours.',
  },
  loading: 'Loading your profile',
  fetchFailed: 'Your profile could not be loaded.',
  save: 'Save changes',
  notSaved: 'Your changes were not saved',
  refused: 'Your update failed server-side validation.  Please try again.',
  failed: 'There was an error saving your profile.  Please try again.',
  sections: {
    person: { title: 'Personal details', context: 'Your name as it appears in Pressdock.' },
    access: {
      title: 'Sign-in details',
      context:
        'Changing your e-mail or password requires your current password and signs you out everywhere else.',
    },
    notifications: {
      title: 'Notification settings',
      context: 'Choose which e-mails you receive, and where messages to Slack go.',
    },
    business: { title: 'Business details', context: 'Shown on your invoices.' },
    platforms: {
      title: 'API keys and secrets',
      context: 'Used to verify purchases with sales platforms and to sign webhooks.',
    },
  },
  fields: {
    firstName: { label: 'First name', autoComplete: 'given-name' },
    lastName: { label: 'Last name', autoComplete: 'family-name' },
    email: { label: 'E-mail', autoComplete: 'email' },
    slackUrl: {
      label: 'Slack webhook URL',
      description:
        'An incoming webhook of your workspace (https://hooks.slack.com/…). It receives a message when a version is released, a build fails, a release causes problems, or licenses expire soon or reach their limit.',
      autoComplete: 'off',
    },
    businessName: { label: 'Business name', autoComplete: 'organization' },
    businessAddress1: { label: 'Address line 1', autoComplete: 'address-line1' },
    businessAddress2: { label: 'Address line 2', autoComplete: 'address-line2' },
    businessCity: { label: 'City', autoComplete: 'address-level2' },
    businessStateProvince: { label: 'State or province', autoComplete: 'address-level1' },
    businessPostalCode: { label: 'Postal code', autoComplete: 'postal-code' },
    businessCountry: { label: 'Country', autoComplete: 'country-name' },
    vatNumber: {
      label: 'VAT number',
      description: 'With the country code, for example DE123456789. Leave blank if you have none.',
      autoComplete: 'off',
    },
  },
  passwords: {
    currentPassword: { label: 'Current password', autoComplete: 'current-password' },
    password1: {
      label: 'New password',
      description: 'At least 8 characters. Leave both fields blank to keep your password.',
      autoComplete: 'new-password',
    },
    password2: { label: 'Confirm password', autoComplete: 'new-password' },
  },
  switches: {
    receiveEmailNotifications: 'Licenses and update health',
    receiveBuildNotifications: 'Builds, and versions released with an API key',
    receiveBillingNotifications: 'Payments that are overdue',
  },
  secrets: {
    envatoApiToken: 'Envato API token',
    sendowlApiKey: 'SendOwl API key',
    sendowlApiSecret: 'SendOwl API secret',
    webhookSecret: 'Webhook signing secret',
  },
  secretSaved: 'A value is saved. Enter another to replace it, or clear the field to delete it.',
  secretMissing: 'No value is saved.',
} as const;
