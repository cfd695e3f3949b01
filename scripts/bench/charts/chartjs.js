import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { mostTicks, offerCharts, size } from './samples.js';

Chart.register(
  ...[BarController, BarElement, LineController, LineElement, PointElement],
  ...[CategoryScale, LinearScale, Legend, Tooltip],
);

const gray = '#9aa3b2';
const blue = '#1f5fd6';
const options = {
  animation: false,
  responsive: false,
  interaction: { mode: 'index', intersect: false },
  scales: {
    x: { ticks: { maxTicksLimit: mostTicks, maxRotation: 0 } },
    y: { beginAtZero: true, ticks: { maxTicksLimit: 5 } },
  },
};

const ofBars = (data) => ({
  labels: data.map(({ label }) => label),
  datasets: [
    { label: '1 May', data: data.map(({ before }) => before), backgroundColor: gray },
    { label: '1 June', data: data.map(({ after }) => after), backgroundColor: blue },
  ],
});

const ofDays = (data) => ({
  labels: data.map(({ label }) => label),
  datasets: [
    { label: 'Downloads', data: data.map(({ count }) => count), borderColor: blue, pointRadius: 0 },
  ],
});

const drawings = { bars: ['bar', ofBars], line: ['line', ofDays], few: ['bar', ofBars] };
let mounted = [];

offerCharts(
  (container) => {
    const charts = {};
    return {
      draw: (dataByChart) => {
        for (const [name, data] of Object.entries(dataByChart)) {
          const [type, toData] = drawings[name];
          if (charts[name]) {
            charts[name].data = toData(data);
            charts[name].update();
          } else {
            const canvas = container.appendChild(
              Object.assign(document.createElement('canvas'), size),
            );
            charts[name] = new Chart(canvas, { type, data: toData(data), options });
          }
        }
        mounted = Object.values(charts);
      },
      remove: () => {
        for (const chart of mounted) chart.destroy();
      },
    };
  },
  () => mounted.map(({ tooltip }) => (tooltip?.opacity ? tooltip.title.join() : '')).join(),
);
