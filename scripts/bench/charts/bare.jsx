import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerCharts } from './samples.js';

offerCharts(
  (container) => {
    const react = createRoot(container);
    return {
      draw: (charts) => flushSync(() => react.render(Object.keys(charts).join())),
      remove: () => react.unmount(),
    };
  },
  () => '',
);
