import type { CheckVisit, DownloadVisit } from '../site.ts';

/** How the sites of a version fared. */
export interface ReleaseOutcomes {
  offered: number;
  downloaded: number;
  installed: number;
  failed: number;
  rolledBack: number;
  silent: number;
}

/** The history of one site with one version. Times are in milliseconds; undefined: never. */
interface Story {
  offered: boolean;
  downloadedAt?: number;
  /** Whether a check after the download reported another version, and none reported this one. */
  hasFailed: boolean;
  installedAt?: number;
  isLeft: boolean;
  leftFor?: string;
}

/** The time between two checks of a site. */
const PERIOD_MS = 12 * 60 * 60 * 1000;

/** Follows the versions of all sites. Visits have to be added in the order of time. */
export class ReleaseTruth {
  readonly #stories = new Map<string, Map<string, Story>>();
  readonly #lastCheckAt = new Map<string, number>();
  readonly #installed = new Map<string, string>();

  #storyOf(version: string, key: string): Story {
    const stories = this.#stories.get(version) ?? new Map<string, Story>();
    this.#stories.set(version, stories);
    const story = stories.get(key) ?? {
      offered: false,
      hasFailed: false,
      isLeft: false,
    };
    stories.set(key, story);
    return story;
  }

  addCheck(key: string, { at, site, offered }: CheckVisit): void {
    if (offered !== null) this.#storyOf(offered, key).offered = true;
    this.#lastCheckAt.set(key, at);
    const before = this.#installed.get(key);
    this.#installed.set(key, site.installed);
    if (before !== undefined && before !== site.installed) {
      Object.assign(this.#storyOf(before, key), { isLeft: true, leftFor: site.installed });
    }
    const current = this.#storyOf(site.installed, key);
    current.installedAt ??= at;
    Object.assign(current, { isLeft: false, hasFailed: false });
    for (const stories of this.#stories.values()) {
      const story = stories.get(key);
      if (story?.downloadedAt !== undefined && story.installedAt === undefined)
        story.hasFailed = true;
    }
  }

  addDownload(key: string, { at, version }: DownloadVisit): void {
    const story = this.#storyOf(version, key);
    story.downloadedAt ??= at;
  }

  /** Returns how the sites of a version had fared at a time. */
  outcomesOf(version: string, now: number): ReleaseOutcomes {
    const counts = { offered: 0, downloaded: 0, installed: 0, failed: 0, rolledBack: 0, silent: 0 };
    for (const [key, story] of this.#stories.get(version) ?? []) {
      if (story.offered) counts.offered += 1;
      if (story.installedAt !== undefined && story.downloadedAt !== undefined)
        counts.installed += 1;
      if (story.downloadedAt === undefined) continue;
      counts.downloaded += 1;
      const updatedAt = story.installedAt ?? story.downloadedAt;
      const lastAt = Math.max(this.#lastCheckAt.get(key) ?? 0, updatedAt);
      const isSilent = lastAt <= updatedAt + PERIOD_MS && lastAt <= now - 2 * PERIOD_MS;
      if (story.isLeft && isEarlier(story.leftFor ?? '', version)) counts.rolledBack += 1;
      else if (story.hasFailed) counts.failed += 1;
      else if (!story.isLeft && isSilent) counts.silent += 1;
    }
    return counts;
  }

  get versions(): string[] {
    return [...this.#stories.keys()];
  }
}

/** Returns whether a version with numbers alone is before another one. */
function isEarlier(one: string, other: string): boolean {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  for (const [index, number] of (second ?? []).entries()) {
    const difference = (first?.[index] ?? 0) - number;
    if (difference !== 0) return difference < 0;
  }
  return false;
}
