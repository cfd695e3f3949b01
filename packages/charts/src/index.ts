export { type BarOrder, barOrders, type Others } from './barChart/arrangeRows.ts';
export { BarChart } from './barChart/BarChart.tsx';
export type { BarChartProps } from './barChart/BarFigure.tsx';
export { type BarOrientation, barOrientations } from './barChart/barLayout.ts';
export { GroupedBarChart, type GroupedBarChartProps } from './barChart/GroupedBarChart.tsx';
export { ComparisonBars, type ComparisonBarsProps } from './comparisonBars/ComparisonBars.tsx';
export { DownloadsLine, type DownloadsLineProps } from './downloadsLine/DownloadsLine.tsx';
export { type ChartAction, chartActions } from './frame/chartActions.ts';
export type { ChartProps } from './frame/Frame.tsx';
export { HeatGrid, type HeatGridProps } from './heatGrid/HeatGrid.tsx';
export { LineChart } from './lineChart/LineChart.tsx';
export type { LineChartProps } from './lineChart/LineFigure.tsx';
export type { LineMarker } from './lineChart/placeMarkers.ts';
export { MeterBar, type MeterBarProps } from './meterBar/MeterBar.tsx';
export type { MeterBarPart } from './meterBar/meterBarLayout.ts';
export type { ChartData, ChartRow } from './plot/chartData.ts';
export type {
  ChartKind,
  ChartWords,
  SpokenDifference,
  SpokenPoint,
  SpokenRange,
  SpokenTrend,
  SpokenValue,
} from './plot/words.ts';
export {
  type ChartSettings,
  ChartsProvider,
  type ChartsProviderProps,
} from './settings/ChartsProvider.tsx';
export { Sparkline, type SparklineProps } from './sparkline/Sparkline.tsx';
export { StatusVolume, type StatusVolumeProps } from './statusVolume/StatusVolume.tsx';
