/** Returns the text of a heading without links and code marks. */
const plain = (heading) => heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

/** Returns the ids that GitHub and the documentation's pages give to the headings of a document. */
export function anchorsOf(prose) {
  const counts = new Map();
  return new Set(
    [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => {
      const slug = plain(heading)
        .toLowerCase()
        .trim()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-');
      const count = counts.get(slug) ?? 0;
      counts.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
}
