/** Returns the name of the viewer's time zone: `Europe/Berlin`. */
export const viewerZone = () =>
  Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
