export {
  type BarOrder,
  barOrders,
  type Others,
} from './comparisonBars/arrangeRows.ts';
export { ComparisonBars, type ComparisonBarsProps } from './comparisonBars/ComparisonBars.tsx';
export {
  type BarOrientation,
  barOrientations,
} from './comparisonBars/comparisonBarsLayout.ts';
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
export { HeatGrid, type HeatGridProps } from './heatGrid/HeatGrid.tsx';
export { MeterBar, type MeterBarProps } from './meterBar/MeterBar.tsx';
export type { MeterBarPart } from './meterBar/meterBarLayout.ts';
export { Sparkline, type SparklineProps } from './sparkline/Sparkline.tsx';
export { StatusVolume, type StatusVolumeProps } from './statusVolume/StatusVolume.tsx';
