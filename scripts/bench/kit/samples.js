/** What every page of the comparison shows, in the same words. */
export const berths = ['North', 'East', 'South', 'West', 'Upper', 'Lower', 'Inner', 'Outer'];
export const views = ['Ships', 'Cargo', 'Crew'];
export const actions = ['Rename', 'Move', 'Remove'];
export const columns = ['Ship', 'Berth', 'Cargo', 'Draught', 'State'];

/** Rows of five cells. */
export const rowsOf = (count) =>
  Array.from({ length: count }, (_, row) => columns.map((column) => `${column} ${row}`));

/** How long React takes to put a thousand rows of five cells on the page, in milliseconds. */
export function offerMounting(createRoot, flushSync, table) {
  globalThis.mountTable = () => {
    const place = document.body.appendChild(document.createElement('div'));
    const react = createRoot(place);
    const started = performance.now();
    flushSync(() => react.render(table()));
    const took = performance.now() - started;
    const cells = place.querySelectorAll('td').length;
    react.unmount();
    place.remove();
    if (cells !== 5000) throw new Error(`The table has ${cells} cells.`);
    return took;
  };
}
