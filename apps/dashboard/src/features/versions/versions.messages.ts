import type { ProductKind } from '@pressdock/api';
import { versionValidation } from '@pressdock/api';
import { formatBytes } from '../../shared/format.ts';

const statsMessages = {
  latest: 'Latest version',
  noVersion: 'None yet',
  released: (date: string) => `Released ${date}`,
  downloads: 'Downloads',
  allVersions: 'Across all versions',
  latestDownloads: 'Downloads of the latest version',
  share: (percent: string) => `${percent} of all downloads`,
  noShare: 'No downloads yet',
  versions: 'Versions',
  latestSize: (size: string) => `The latest is ${size}`,
};

const updatesMessages = {
  title: 'How sites get this update',
  waitingLabel: 'Waiting',
  waiting: 'Waiting for the first update check. It appears here automatically.',
  received: 'A site has checked for updates.',
  failed: 'The last update check could not be loaded. Trying again…',
  last: 'Last update check',
  site: 'Site',
  installed: 'Installed version',
  wordpress: 'WordPress',
  php: 'PHP',
  unknown: 'Unknown',
  show: 'Show installation code',
  hide: 'Hide installation code',
  explain: 'Update preview',
};

function tableMessages(kind: ProductKind) {
  return {
    title: 'Versions',
    caption: (name: string) => `Versions of ${name}`,
    count: (count: number, total: number) =>
      count < total ? `Latest ${count} of ${total}` : total === 1 ? '1 version' : `All ${total}`,
    version: 'Version',
    status: 'Status',
    requires: 'Requires',
    releasedAndSize: 'Released, size',
    downloads: 'Downloads',
    actions: 'Actions',
    latest: 'Latest',
    superseded: 'Superseded',
    notOffered: 'Not offered',
    warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
    download: 'Download',
    downloadVersion: (version: string) => `Download version ${version}`,
    menu: (version: string) => `Actions for version ${version}`,
    edit: 'Edit notes',
    package: 'Package',
    link: 'Temporary link',
    downloadDetail: 'Download detail',
    copy: `Copy to another ${kind}`,
    changelog: (version: string) => `What changed in ${version}`,
    offer: 'Offer to sites',
    offered: (version: string) => `${version} can now be offered to sites`,
    offerFailed: 'The version could not be offered to sites. Please try again.',
    remove: 'Delete version',
    showAll: 'Show all versions',
    loadMore: 'Load more',
    failed: 'There was an error fetching your versions.  Please try again.',
    emptyTitle: 'No versions yet',
    empty: `Upload the ${kind}’s zip file. Sites are offered it with their next update check.`,
  };
}

/** The text about downloading a version's package. */
export const packageDownloadMessages = {
  saving: 'Downloading package',
  saved: (bytes: number) => `${formatBytes(bytes)} so far`,
  cancel: 'Cancel download',
  failed: 'The package could not be downloaded. Please try again.',
  done: 'Package downloaded',
} as const;

function codeMessages(kind: ProductKind) {
  return {
    title: 'Installation code',
    context: `Sites check for new versions with this code. Add it to the ${kind} before you release it.`,
    choose: 'Ways to check for updates',
    ways: {
      updater: 'One PHP file',
      checker: 'plugin-update-checker',
      composer: 'Composer',
    },
    updater: {
      about: `Add this file to the ${kind} and load it with one line. It checks for updates in the background, so sites do not wait for this server.`,
      gated:
        'It also adds a page where the site’s owner enters and activates a license. Sites without a valid license see that an update exists and why they cannot install it.',
      download: 'Download file',
      load: kind === 'plugin' ? 'In the main file of the plugin' : 'In functions.php',
      failed: 'The file could not be loaded. Please try again.',
    },
    composerOff: `This ${kind} is not distributed through Composer. Edit the ${kind} to turn Composer on.`,
    shell: 'Shell',
    file: (slug: string) => (kind === 'plugin' ? `${slug}.php` : 'functions.php'),
    saveFailed: 'Your choice to show or hide the code could not be saved. Please try again.',
  };
}

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
    stats: statsMessages,
    table: tableMessages(kind),
    updates: updatesMessages,
    code: codeMessages(kind),
    header: {
      deploysFrom: (branch: string) => `Deploys from ${branch}`,
      failed: 'Deployment failed',
    },
    details: {
      title: 'Details',
      license: 'Licenses',
      deployment: 'Deployment',
      builds: 'Show builds',
      homepage: kind === 'plugin' ? 'Homepage' : 'Details',
      author: 'Author',
    },
  };
}

/** The text of the dialog that adds a version. */
export function addVersionMessages(kind: ProductKind) {
  return {
    title: 'Add version',
    description: (name: string) => `Add a new version of ${name} from its zip file.`,
    errorTitle: 'The version was not added',
    version: 'Version',
    versionHint: 'For example 1.8.0. Leave blank to use the version in the package.',
    versionOfPackage: (version: string) =>
      `The package has version ${version}. It is added under that number.`,
    file: kind === 'plugin' ? 'Plugin file' : 'Theme file',
    fileHint: 'A .zip file with one top-level folder, up to 100 MB.',
    notesHint: 'Fields you leave blank are read from the package.',
    submit: 'Upload and add',
    check: 'Check only',
    add: 'Add version',
    noWarnings: 'This package has no warnings. You can add it.',
    retry: 'Try again',
    close: 'Close',
    continueInBackground: 'Continue in the background',
    added: (version: string) => `Version ${version} was added`,
    untouched:
      kind === 'plugin' ? versionValidation.pluginUntouched : versionValidation.themeUntouched,
    otherFile: 'Choose another file, or fix this one and choose it again.',
    createFailed: `Error: There was a problem uploading your ${kind} version`,
    refused: (message: string) => `Error: ${message}`,
  };
}

/** The fields of a version's notes. */
export const versionNotesMessages = {
  requires: 'Requires WordPress',
  tested: 'Tested up to',
  upgradeNotice: 'Upgrade notice',
  upgradeNoticeHint: 'Lines that start with “-” become list items. Simple HTML is allowed.',
  changelog: 'Changelog',
} as const;

/** The text of the dialogs that edit and delete a version. */
export const versionDialogMessages = {
  edit: {
    title: (version: string) => `Edit version ${version}`,
    description: 'The version number and the package cannot be changed.',
    save: 'Save notes',
    errorTitle: 'The notes were not saved',
    failed: 'There was an error saving your update.  Please try again.',
  },
  remove: {
    title: (version: string) => `Delete version ${version}?`,
    confirm: 'Delete version',
    failed: 'There was an error deleting your version.  Please try again.',
    body: (downloads: string) =>
      `Its package and its download statistics (${downloads}) are deleted, and its temporary links stop working. This cannot be undone.`,
    latest: (next: string) => `Sites are offered ${next} instead. No site is downgraded.`,
    last: `This is the only version. Sites are offered no updates until you add another.`,
  },
} as const;
