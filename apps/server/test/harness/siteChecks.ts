import {
  NO_OPTIONAL_FACTS,
  type RecordedCheck,
} from '../../src/modules/sites/recording/siteFacts.ts';

/** Returns the key of a site in tests: 16 bytes in hexadecimal. */
export const siteKeyOf = (host: string) =>
  Buffer.from(host).toString('hex').padEnd(32, '0').slice(-32);

/** Returns an update check of a site that consents, with a few facts. */
export function siteCheck(
  itemId: string,
  host: string,
  more: Partial<RecordedCheck> = {},
): RecordedCheck {
  return {
    ...NO_OPTIONAL_FACTS,
    item_id: itemId,
    site_key: siteKeyOf(host),
    host,
    at: new Date().toISOString(),
    times: 1,
    is_consenting: true,
    installed_version: '1.0.0',
    wordpress_version: '6.6.1',
    php_version: '8.2.7',
    language: 'de-DE',
    client_network: '192.0.2.0/24',
    ...more,
  };
}
