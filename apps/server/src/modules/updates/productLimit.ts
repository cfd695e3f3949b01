const MOST_PRODUCTS = 10_000;

/**
 * Counts the questions about each product: true while this one is within `most` a minute, a thousand a
 * second if nothing else is said. One product's flood leaves the others' sites their answers.
 */
export function createProductLimit(isOn: boolean, most = 60_000): (id: string) => boolean {
  let counts = new Map<string, number>();
  let until = 0;
  return (id) => {
    if (!isOn) return true;
    const now = performance.now();
    if (now > until || counts.size > MOST_PRODUCTS) {
      counts = new Map();
      until = now + 60_000;
    }
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count <= most;
  };
}
