import type { ProductKind } from '@pressdock/api';
import { IMAGE_LIMITS, type IMAGE_SIZES } from '@pressdock/api/limits';
import { fieldMessages } from './fields.messages.ts';
import { addProductTitles } from './productForm.titles.messages.ts';

const MEBIBYTE = 1024 * 1024;

/** The text about images, which only plugins have. */
export const imageMessages = {
  expected: ({ width, height }: (typeof IMAGE_SIZES)[keyof typeof IMAGE_SIZES]) =>
    `${width} × ${height} pixels. PNG, JPEG, WebP, or GIF, up to ${IMAGE_LIMITS.bytes / MEBIBYTE} MB.`,
  otherSize: (actual: string, expected: string) =>
    `This image is ${actual} pixels. Sites show it at ${expected}, so it will be stretched or cropped.`,
  uploading: (name: string) => `Uploading ${name}`,
  cancel: 'Cancel upload',
  retry: 'Try again',
  failed: (name: string) => `${name} was not uploaded. Your other changes are still here.`,
  remove: (label: string) => `Remove ${label.toLowerCase()}`,
  elsewhere: (host: string) =>
    `This image is hosted at ${host} and cannot be shown here. Upload it to store it with the plugin.`,
  stillUploading: 'Wait until this image is uploaded, or cancel the upload.',
} as const;

/** The text of the form of a plugin or a theme, except that of its fields. */
export function productFormMessages(kind: ProductKind) {
  return {
    addTitle: addProductTitles[kind],
    addContext: 'Start from its zip file, or fill in the form and add a version later.',
    editTitle: `Edit ${kind}`,
    save: `Save ${kind}`,
    create: `Add ${kind}`,
    errorTitle: `The ${kind} was not saved`,
    failed: `There was an error saving your ${kind}.  Please try again.`,
    sections: 'Sections of this form',
    zip: {
      title: 'Zip file',
      context: `Reads the form’s fields from the ${kind}’s headers and readme. What you typed stays.`,
      file: kind === 'plugin' ? 'Plugin file' : 'Theme file',
      hint: `Optional. It becomes the first version when you add the ${kind}.`,
      uploading: (percent: number) => `Uploading, ${percent}%`,
      checking: 'Uploaded. The package is being checked.',
      read: (version: string, full: string) =>
        `Version ${version === full ? version : `${version} (${full})`} is added together with the ${kind}.`,
      warnings: (count: number) =>
        count === 1
          ? 'It has 1 warning, which its package report shows.'
          : `It has ${count} warnings, which its package report shows.`,
      stillReading: 'Wait until the zip file is checked, or remove it.',
      unusable: 'Choose another zip file, or remove this one.',
    },
    basics: { title: 'Basics', context: `The name of the ${kind} and what it does.` },
    presentation: {
      title: 'Presentation',
      context: `What WordPress shows about the ${kind}. You can fill this in later.`,
    },
    selling: {
      title: 'Selling',
      context: 'Who receives updates. If nothing is selected, every site does.',
    },
    deployment: {
      title: 'Continuous deployment',
      context: `A repository whose pushes become versions of the ${kind}.`,
      later: `You can connect a repository after you add the ${kind}.`,
      none: 'No repository is connected.',
      connected: (repository: string, branch: string) =>
        `Deployed from ${repository}, branch ${branch}.`,
      connect: 'Connect a repository',
      change: `Change it on the page of the ${kind}`,
    },
    webhooks: {
      title: 'Webhooks',
      description:
        'Pressdock sends a request to each of these URLs when a version is released, a build fails, a release causes problems, or a license is issued, activated, about to expire, expired, or at its limit.',
      log: 'View deliveries',
      url: (number: number) => `Webhook URL ${number}`,
      add: 'Add a URL',
      remove: (number: number) => `Remove webhook URL ${number}`,
      full: (limit: number) => `You can add up to ${limit} URLs.`,
    },
    secretSaved: 'A value is saved. Leave this blank to keep it.',
    fields: fieldMessages(kind),
  };
}
