import { createHash } from 'node:crypto';

/** The order in which OpenSSH prefers host keys, so that the fingerprint shown is the one it shows. */
const preferred = ['ssh-ed25519', 'ecdsa-sha2-nistp256', 'ssh-rsa'];

/** Returns the SHA-256 fingerprints of the keys in a known_hosts file, the preferred one first. */
export function fingerprintsOf(hostKeys: string): string[] {
  const keys = hostKeys
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([host, type, key]) => host && !host.startsWith('#') && type && key)
    .map(([, type = '', key = '']) => ({ rank: preferred.indexOf(type), key }));
  const byRank = keys.sort((one, other) => (one.rank >>> 0) - (other.rank >>> 0));
  return byRank.map(({ key }) => {
    const hash = createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64');
    return `SHA256:${hash.replace(/=+$/, '')}`;
  });
}

/**
 * The fingerprints that the code hosts publish for their SSH servers.
 * @see https://docs.github.com/authentication/keeping-your-account-and-data-secure/githubs-ssh-key-fingerprints
 * @see https://docs.gitlab.com/user/gitlab_com/#ssh-host-keys-fingerprints
 * @see https://support.atlassian.com/bitbucket-cloud/docs/configure-ssh-and-two-step-verification/
 */
const published: Readonly<Record<string, readonly string[]>> = {
  'github.com': [
    'SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU',
    'SHA256:p2QAMXNIC1TJYWeIOttrVc98/R1BUFWu3/LiyKgUfQM',
    'SHA256:uNiVztksCsDhcc0u9e8BujQXVUpKZIDTMczCvj3tD2s',
  ],
  'gitlab.com': [
    'SHA256:eUXGGm1YGsMAS7vkcx6JOJdOGHPem5gQp4taiCfCLB8',
    'SHA256:HbW3g8zUjNSksFbqTiUWPWg2Bq1x8xdGUrliXFzSnUw',
    'SHA256:ROQFvPThGrW4RuWLoL9tq9I9zJ42fK4XywyRtbOz/EQ',
  ],
  'bitbucket.org': [
    'SHA256:ybgmFkzwOSotHTHLJgHO0QN8L0xErw6vd0VhFA9m3SM',
    'SHA256:FC73VB6C4OQLSCrjEayhMp9UMxS97caD/Yyi2bhW/J0',
    'SHA256:46OSHA1Rmj8E8ERTC6xkNcmGOw9oFxYr0WF6zWW8l1E',
  ],
};

/**
 * Returns the keys of a server that can be trusted when it is first connected to: those that its operator
 * publishes, and all keys of other servers. Empty if a server has none of its published keys.
 */
export function trustedKeys(host: string, hostKeys: string): string {
  const known = published[host];
  if (known === undefined) return hostKeys;
  const lines = hostKeys.split('\n').filter((line) => {
    const [fingerprint] = fingerprintsOf(line);
    return fingerprint !== undefined && known.includes(fingerprint);
  });
  return lines.map((line) => `${line}\n`).join('');
}
