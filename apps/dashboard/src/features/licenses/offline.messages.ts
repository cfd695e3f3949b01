import { LICENSE_LEASE } from '@pressdock/api/limits';

/** Every sentence about licences that are verified without this server. */
export const offlineMessages = {
  title: 'Offline licenses',
  context:
    'A signed lease lets a plugin go on while this server cannot be reached, and cannot be forged.',
  about: `A site that validates its license may ask for a lease: a signed statement that is good for ${LICENSE_LEASE.days} days. Your plugin keeps it and verifies it with the public key below.`,
  loading: 'Loading the keys',
  failed: 'There was an error fetching your licenses.',
  keys: {
    title: 'Public keys',
    current: 'In use',
    retired: 'Retired',
    since: 'Since',
    until: 'Its last lease runs out',
    label: 'Ed25519 public key',
  },
  ownersKey: (owner: string) => `You act for ${owner}, who alone can begin to sign with a new key.`,
  rotate: 'Sign with a new key',
  question: 'Sign with a new key?',
  body: `New leases are signed with a new key from now on. A plugin that does not hold it yet refuses them, and goes on with the lease it has for up to ${LICENSE_LEASE.days} days: release a version that holds the new key by then.`,
  rotateFailed: 'There was an error saving your license. Please try again.',
  rotated: 'Leases are signed with a new key',
  snippet: {
    title: 'In your plugin',
    hint: 'It asks for a lease once a day and verifies the one it has with libsodium, which WordPress carries. Replace the identifier of the product by that of yours.',
    label: 'PHP',
  },
} as const;
