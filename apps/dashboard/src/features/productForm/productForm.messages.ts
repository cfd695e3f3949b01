import { IMAGE_LIMITS, type IMAGE_SIZES } from '@pressdock/api/limits';
import type { ProductKind } from '../../shared/paths.ts';
import { fieldMessages } from './fields.messages.ts';

const MEBIBYTE = 1024 * 1024;

/** Sentences about pictures, which only plugins have. */
export const pictureMessages = {
  expected: ({ width, height }: (typeof IMAGE_SIZES)[keyof typeof IMAGE_SIZES]) =>
    `${width} × ${height} pixels. PNG, JPEG, WebP or GIF, up to ${IMAGE_LIMITS.bytes / MEBIBYTE} MB.`,
  otherSize: (found: string, expected: string) =>
    `This picture is ${found} pixels. Sites show it at ${expected}, so it will be stretched or cut.`,
  uploading: (name: string) => `Uploading ${name}`,
  cancel: 'Cancel upload',
  retry: 'Try again',
  failed: (name: string) => `${name} was not uploaded. Everything you typed is still here.`,
  remove: (label: string) => `Remove ${label.toLowerCase()}`,
  elsewhere: (host: string) =>
    `This picture is at ${host}, so it cannot be shown here. Upload it to keep it with the plugin.`,
  stillUploading: 'Please wait until this picture is uploaded, or cancel it.',
} as const;

/** Every sentence of the form of a plugin or of a theme but those about single fields. */
export function productFormMessages(kind: ProductKind) {
  return {
    addTitle: `Add ${kind}`,
    addContext: 'Its first version comes next.',
    editTitle: `Edit ${kind}`,
    save: `Save ${kind}`,
    create: `Add ${kind}`,
    cancel: 'Cancel',
    summaryTitle: `The ${kind} was not saved`,
    failed: `There was an error saving your ${kind}.  Please try again.`,
    sections: 'Parts of this form',
    basics: {
      title: 'Basics',
      context: `What the ${kind} is called, and what it does.`,
    },
    presentation: {
      title: 'Presentation',
      context: `What the sites' screens show of it. All of it can wait.`,
    },
    selling: {
      title: 'Selling',
      context:
        'Who may have updates. With nothing ticked, every site that runs it is offered them.',
    },
    webhooks: {
      title: 'Webhooks',
      description: 'Each of these addresses is told when a version is released.',
      address: (place: number) => `Webhook address ${place}`,
      add: 'Add an address',
      remove: (place: number) => `Remove webhook address ${place}`,
      full: (most: number) => `${most} addresses are as many as there can be.`,
    },
    secretKept: 'One is kept. Leave this blank to keep it.',
    leave: `What you changed on this ${kind} has not been saved and will be lost.`,
    draftTitle: 'You have typed here before',
    draft: `What was in this form before the page was reloaded or closed has not been saved.`,
    draftTake: 'Bring it back',
    draftDrop: 'Discard it',
    fields: fieldMessages(kind),
  };
}
