export { DownloadsLine, type DownloadsLineProps } from './downloadsLine/DownloadsLine.tsx';
export type { LineMarker } from './downloadsLine/placeMarkers.ts';
export { type ChartAction, chartActions } from './frame/Actions.tsx';
export type { ChartData, ChartRow } from './frame/chartData.ts';
export type { ChartProps } from './frame/Frame.tsx';
export type {
  ChartWords,
  SpokenDifference,
  SpokenPoint,
  SpokenRange,
  SpokenTrend,
  SpokenValue,
} from './frame/words.ts';
