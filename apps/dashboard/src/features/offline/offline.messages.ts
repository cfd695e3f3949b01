import type { SigningKeyResponse } from '@pressdock/api';
import { LICENSE_LEASE } from '@pressdock/api/limits';
import { offlineTitles } from './offline.titles.messages.ts';

/** Every sentence about verifying licenses offline. */
export const offlineMessages = {
  title: offlineTitles.page,
  context: 'A signed lease keeps a plugin working while it cannot reach this server.',
  about: `When a site validates its license, it can request a lease: a signed statement that is valid for ${LICENSE_LEASE.days} days. Your plugin stores the lease and verifies it with the public keys below.`,
  loading: 'Loading keys',
  failed: 'There was an error fetching your licenses.',
  keys: {
    title: 'Public keys',
    states: {
      next: 'Next',
      current: 'Current',
      retired: 'Retired',
    } satisfies Record<SigningKeyResponse['state'], string>,
    moments: {
      next: 'Signs leases from',
      current: 'Signing leases since',
      retired: 'Last lease expires',
    } satisfies Record<SigningKeyResponse['state'], string>,
    next: 'This key does not sign leases yet. Before it does, release a version of your plugin with a new updater file, which already contains it.',
    label: (id: string) => `Ed25519 public key ${id}`,
  },
  ownersKey: (owner: string) =>
    `You are working in the account of ${owner}. Only the owner can replace signing keys.`,
  make: {
    action: 'Create next key',
    question: 'Create the next key?',
    body: `The new key is listed immediately and starts signing in ${LICENSE_LEASE.signsAfterDays} days. Until then, the current key signs and released plugins are not affected. Release a version that contains both keys in the meantime.`,
    confirm: 'Create next key',
    done: 'Next key created',
  },
  sign: {
    action: 'Use next key now',
    question: 'Use the next key now?',
    body: `The next key signs all new leases. Released plugins without this key cannot verify them: their sites keep using the stored lease for up to ${LICENSE_LEASE.days} days. Continue only after your customers have installed the version with both keys.`,
    confirm: 'Use next key',
    done: 'The next key now signs leases',
  },
  stepFailed: 'There was an error saving your license. Please try again.',
  updater: {
    title: 'In your product',
    hint: 'The updater file of every product that requires a license contains these keys. It requests a lease twice a day and verifies the stored one with libsodium, which is part of WordPress. Download it from the page of the plugin or theme, and again after you create a key.',
  },
} as const;
