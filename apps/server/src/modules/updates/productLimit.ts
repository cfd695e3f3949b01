const MOST_IN_A_MINUTE = 60_000;
const MOST_PRODUCTS = 10_000;

/**
 * Counts the questions about each product: true while this one is within a thousand a second, on
 * average over a minute. One product's flood leaves the others' sites their answers.
 */
export function createProductLimit(isOn: boolean): (id: string) => boolean {
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
    return count <= MOST_IN_A_MINUTE;
  };
}
