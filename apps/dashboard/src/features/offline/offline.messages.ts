import type { SigningKeyResponse } from '@pressdock/api';
import { LICENSE_LEASE } from '@pressdock/api/limits';

/** Every sentence about verifying licenses offline. */
export const offlineMessages = {
  title: 'Offline licenses',
  context:
    'A signed lease lets a plugin go on while this server cannot be reached, and cannot be forged.',
  about: `A site that validates its license may ask for a lease: a signed statement that is good for ${LICENSE_LEASE.days} days. Your plugin keeps it and verifies it with the public keys below.`,
  loading: 'Loading the keys',
  failed: 'There was an error fetching your licenses.',
  keys: {
    title: 'Public keys',
    states: {
      next: 'Next',
      current: 'Signs now',
      retired: 'Retired',
    } satisfies Record<SigningKeyResponse['state'], string>,
    moments: {
      next: 'Signs from',
      current: 'Since',
      retired: 'Its last lease runs out by',
    } satisfies Record<SigningKeyResponse['state'], string>,
    next: 'It signs nothing yet. Before that day, release a version of your plugin that holds it; the code below does.',
    label: (id: string) => `Ed25519 public key ${id}`,
  },
  ownersKey: (owner: string) => `You act for ${owner}, who alone can change the key that signs.`,
  make: {
    action: 'Make the next key',
    question: 'Make the next key?',
    body: `It is listed at once and signs in ${LICENSE_LEASE.signsAfterDays} days. Until then the present key goes on signing, and nothing changes for plugins that are out. Release a version that holds both keys in the meantime.`,
    confirm: 'Make the next key',
    done: 'The next key is listed',
  },
  sign: {
    action: 'Sign with the next key now',
    question: 'Sign with the next key now?',
    body: `New leases are signed with it from now on. A plugin that is out and does not hold it cannot verify them: its sites go on with the lease they have, for up to ${LICENSE_LEASE.days} days. Do this once the version with both keys has reached your customers.`,
    confirm: 'Sign with it now',
    done: 'Leases are signed with the next key',
  },
  stepFailed: 'There was an error saving your license. Please try again.',
  snippet: {
    title: 'In your plugin',
    hint: 'It asks for a lease once a day and verifies the one it has with libsodium, which WordPress carries. Replace the identifier of the product by that of yours.',
    label: 'PHP',
  },
} as const;
