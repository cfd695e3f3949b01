import type { KeyedCheck } from './siteFacts.ts';

interface SiteVersion {
  item_id: string;
  version: string;
  site_key: string;
}

/** A version that a site was offered. */
export interface OfferedRelease extends SiteVersion {
  at: string;
}

/** A version that a site reported, in one or several checks. */
export interface ReportedRelease extends SiteVersion {
  first_at: string;
  last_at: string;
  /** The version that the site reported before; null if that is not known. */
  previous_version: string | null;
  /** When the site reported another version afterward, and which. */
  left_at: string | null;
  left_version: string | null;
}

/** A version that a site no longer reports. */
export interface LeftRelease extends SiteVersion {
  left_at: string;
  left_version: string;
}

/** A site's newest check of a batch. */
export interface SeenSite {
  item_id: string;
  site_key: string;
  at: string;
}

const keyOf = ({ item_id, site_key }: Omit<SiteVersion, 'version'>, version: string) =>
  `${item_id} ${site_key} ${version}`;

/** Collects what a batch of checks says about the versions that sites install, in the order of time. */
export class ReleaseChanges {
  readonly #offers = new Map<string, OfferedRelease>();
  readonly #reports = new Map<string, ReportedRelease>();
  readonly #left = new Map<string, LeftRelease>();
  readonly #seen = new Map<string, SeenSite>();

  /** Adds an offer in the response to a check. */
  addOffer({ item_id, site_key, at }: KeyedCheck, version: string): void {
    const key = keyOf({ item_id, site_key }, version);
    if (!this.#offers.has(key)) this.#offers.set(key, { item_id, site_key, version, at });
  }

  /** Adds a check that is newer than all earlier ones of its site. @param before the version until then */
  addCheck(check: KeyedCheck, before: string | null): void {
    const { item_id, site_key, at, installed_version: version } = check;
    const site = { item_id, site_key };
    this.#seen.set(keyOf(site, ''), { ...site, at });
    if (version === null) return;
    const isChanged = before !== null && before !== version;
    if (isChanged) this.#leave({ ...site, version: before }, at, version);
    const key = keyOf(site, version);
    const known = this.#reports.get(key);
    this.#reports.set(key, {
      ...site,
      version,
      first_at: known?.first_at ?? at,
      last_at: at,
      previous_version: known?.previous_version ?? (isChanged ? before : null),
      left_at: null,
      left_version: null,
    });
    this.#left.delete(key);
  }

  #leave(release: SiteVersion, left_at: string, left_version: string): void {
    const key = keyOf(release, release.version);
    const report = this.#reports.get(key);
    if (report) this.#reports.set(key, { ...report, left_at, left_version });
    else this.#left.set(key, { ...release, left_at, left_version });
  }

  get offers(): OfferedRelease[] {
    return [...this.#offers.values()];
  }

  get reports(): ReportedRelease[] {
    return [...this.#reports.values()];
  }

  get left(): LeftRelease[] {
    return [...this.#left.values()];
  }

  get seen(): SeenSite[] {
    return [...this.#seen.values()];
  }
}
