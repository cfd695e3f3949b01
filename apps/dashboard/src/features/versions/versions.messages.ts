import { versionValidation } from '@pressdock/api';
import type { ProductKind } from '../../shared/paths.ts';

/**
 * Every sentence of the versions page and its dialogs, for plugins or for themes.
 * @see specification, sections 5 and 8
 */
export function versionsMessages(kind: ProductKind) {
  return {
    page: {
      title: kind === 'plugin' ? 'Plugin' : 'Theme',
      edit: `Edit ${kind}`,
      addVersion: 'Add version',
      more: 'More actions',
      deleteProduct: `Delete ${kind}`,
      loading: `Loading ${kind}`,
    },
    stats: {
      latest: 'Latest version',
      noVersion: 'None yet',
      released: (date: string) => `Released ${date}`,
      downloads: 'Downloads',
      allVersions: 'All versions together',
      latestDownloads: 'Of the latest version',
      share: (percent: string) => `${percent} of all downloads`,
      noShare: 'No downloads yet',
      versions: 'Versions',
      latestSize: (size: string) => `The latest is ${size}`,
    },
    table: {
      title: 'Versions',
      caption: (name: string) => `Versions of ${name}`,
      shown: (shown: number, total: number) =>
        shown < total ? `Latest ${shown} of ${total}` : total === 1 ? '1 version' : `All ${total}`,
      version: 'Version',
      status: 'Status',
      requires: 'Requires',
      released: 'Released',
      downloads: 'Downloads',
      size: 'Size',
      actions: 'Actions',
      latest: 'Latest',
      superseded: 'Superseded',
      warnings: (count: number) => (count === 1 ? '1 remark' : `${count} remarks`),
      menu: (version: string) => `Actions for version ${version}`,
      edit: 'Edit notes',
      package: 'Package',
      link: 'Temporary link',
      downloadDetail: 'Download detail',
      copy: `Copy to another ${kind}`,
      changelog: (version: string) => `What changed in ${version}`,
      remove: 'Delete version',
      showAll: 'Show all versions',
      loadMore: 'Load more',
      loadingMore: 'Loading more versions',
      failed: 'There was an error fetching your versions.  Please try again.',
      emptyTitle: 'No versions yet',
      empty: `Upload the ${kind}'s zip file. From then on, sites that ask are offered it.`,
    },
    updates: {
      title: 'How sites get this update',
      waitingLabel: 'Waiting',
      waiting: 'Waiting for the first update check. It shows here as soon as a site asks.',
      received: 'Sites ask for updates.',
      failed: 'The last update check could not be read. Trying again.',
      last: 'Last update check',
      site: 'Site',
      installed: 'Installed version',
      wordpress: 'WordPress',
      php: 'PHP',
      unknown: 'Not told',
      show: 'Show installation code',
      hide: 'Hide installation code',
      explain: 'Who gets what',
    },
    code: {
      title: 'Installation code',
      context: `Sites learn of a new version through one of these. Put it into the ${kind} before you release it.`,
      choose: 'Ways to ask for updates',
      gated: 'Only sites with a valid license are offered updates, so the code sends it along.',
      ways: {
        checker: 'plugin-update-checker',
        uri: 'Update URI',
        php: 'Plain PHP',
        composer: 'Composer',
      },
      composerOff: `This ${kind} is not distributed through Composer. Switch that on where it is edited.`,
      shell: 'Shell',
      file: (slug: string) => (kind === 'plugin' ? `${slug}.php` : 'functions.php'),
      saveFailed: 'Whether the code is shown could not be saved.',
    },
    header: {
      deploysFrom: (branch: string) => `Deploys from ${branch}`,
    },
    details: {
      title: 'Details',
      slug: 'Slug',
      license: 'Licenses',
      deployment: 'Deployment',
      homepage: kind === 'plugin' ? 'Homepage' : 'Details',
      author: 'Author',
      size: 'Latest package',
      sha256: 'SHA-256 of the latest',
    },
  };
}

/** The sentences of the dialog that adds a version. */
export function addVersionMessages(kind: ProductKind) {
  return {
    title: 'Add version',
    description: (name: string) => `A new version of ${name}, from its zip file.`,
    summaryTitle: 'The version was not added',
    version: 'Version',
    versionHint: 'As in the zip, for example 1.8.0.',
    file: kind === 'plugin' ? 'Plugin file' : 'Theme file',
    fileHint: 'One .zip file with one folder at its root, up to 100 MB.',
    notesHint: 'What is left blank below is read from the zip.',
    submit: 'Upload and add',
    check: 'Only check it',
    add: 'Add version',
    sound: 'Nothing about this package is odd. It can be added.',
    retry: 'Try again',
    cancel: 'Cancel',
    close: 'Close',
    continueBeside: 'Continue in the background',
    added: (version: string) => `Version ${version} was added`,
    untouched:
      kind === 'plugin' ? versionValidation.pluginUntouched : versionValidation.themeUntouched,
    otherFile: 'Choose another file, or repair this one and choose it again.',
    tooLarge: 'This file is larger than 100 MB, the most that a package may have.',
    uploadFailed: `Error: Unable to upload ${kind} to AWS S3. Please try again.`,
    createFailed: `Error: There was a problem uploading your ${kind} version`,
    refused: (message: string) => `Error: ${message}`,
  };
}

/** The fields of what is told about a version. */
export const versionNotesMessages = {
  requires: 'Requires WordPress',
  tested: 'Tested up to',
  upgradeNotice: 'Upgrade notice',
  upgradeNoticeHint: 'A line that starts with “-” becomes a list item. Simple HTML is kept.',
  changelog: 'Changelog',
} as const;

/** The sentences of the dialogs that edit, delete and share one version. */
export const versionDialogMessages = {
  edit: {
    title: (version: string) => `Edit version ${version}`,
    description: 'The number and the package of a released version never change.',
    save: 'Save notes',
    cancel: 'Cancel',
    summaryTitle: 'The notes were not saved',
    failed: 'There was an error saving your update.  Please try again.',
  },
  remove: {
    title: (version: string) => `Delete version ${version}?`,
    confirm: 'Delete version',
    failed: 'There was an error deleting your version.  Please try again.',
    body: (downloads: string) =>
      `Its package and ${downloads} counted go with it, and its temporary links stop working. It cannot be brought back.`,
    latest: (next: string) => `Sites are offered ${next} instead, but none is downgraded.`,
    last: `It is the only version: sites are offered nothing until you add another one.`,
  },
} as const;
