const componentOf = ({ id }) => id.split('--')[0];
const weigh = (stories) =>
  stories.reduce((sum, { tags }) => sum + (tags.includes('play-fn') ? 3 : 1), 0);

/**
 * Divides the stories of Storybook's index into shares of similar length, each of which the test-runner
 * runs in one page: loading a page per component takes longer than running its stories.
 * @param names patterns of components; all if empty.
 */
export function dealStories({ v, entries }, names, count) {
  const patterns = names.map((name) => new RegExp(name));
  const stories = Object.values(entries).filter(
    (entry) =>
      entry.type === 'story' &&
      (names.length === 0 || patterns.some((pattern) => pattern.test(componentOf(entry)))),
  );
  const components = [...Map.groupBy(stories, componentOf).values()].sort(
    (one, other) => weigh(other) - weigh(one),
  );
  const shares = Array.from({ length: count }, () => ({ weight: 0, stories: [] }));
  for (const component of components) {
    const [lightest] = shares.toSorted((one, other) => one.weight - other.weight);
    lightest.weight += weigh(component);
    lightest.stories.push(...component);
  }
  const dealt = shares.flatMap(({ stories }, share) =>
    stories.map((story) => [
      story.id,
      { ...story, title: `Share ${share + 1}`, name: `${story.title}: ${story.name}` },
    ]),
  );
  return { v, entries: Object.fromEntries(dealt) };
}
