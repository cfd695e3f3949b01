export { DownloadsLine, type DownloadsLineProps } from './downloadsLine/DownloadsLine.tsx';
export {
  type ChartSize,
  type DownloadsLineLayout,
  type DownloadsPoint,
  downloadsLineLayout,
  type PlacedPoint,
  type Tick,
} from './downloadsLine/downloadsLineLayout.ts';
