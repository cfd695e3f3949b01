import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerCharts } from './samples.js';

offerCharts(
  (place) => {
    const react = createRoot(place);
    return {
      draw: (charts) => flushSync(() => react.render(Object.keys(charts).join())),
      remove: () => react.unmount(),
    };
  },
  () => '',
);
