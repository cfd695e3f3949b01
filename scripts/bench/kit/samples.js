/** The content of every page of the comparison. */
export const berths = ['North', 'East', 'South', 'West', 'Upper', 'Lower', 'Inner', 'Outer'];
export const views = ['Ships', 'Cargo', 'Crew'];
export const actions = ['Rename', 'Move', 'Remove'];
export const columns = ['Ship', 'Berth', 'Cargo', 'Draft', 'State'];

/** Returns rows of five cells. */
export const rowsOf = (count) =>
  Array.from({ length: count }, (_, row) => columns.map((column) => `${column} ${row}`));

/** Defines `mountTable`, which returns how long React takes to mount 1,000 rows of five cells, in milliseconds. */
export function defineMountTable(createRoot, flushSync, table) {
  globalThis.mountTable = () => {
    const container = document.body.appendChild(document.createElement('div'));
    const react = createRoot(container);
    const started = performance.now();
    flushSync(() => react.render(table()));
    const duration = performance.now() - started;
    const cells = container.querySelectorAll('td').length;
    react.unmount();
    container.remove();
    if (cells !== 5000) throw new Error(`The table has ${cells} cells.`);
    return duration;
  };
}
