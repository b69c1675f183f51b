import type { HeatmapWords } from '../../../src/contract/types';

export type Words = HeatmapWords;

export const fillText = ( word: string, value: string ): string => word.replace( '%s', value );

const language = (): string => document.documentElement.lang || 'en';

export const formatNumber = ( count: number ): string => count.toLocaleString( language() );

export const formatPercent = ( share: number ): string =>
	share.toLocaleString( language(), { style: 'percent', maximumFractionDigits: share > 0 && share < 0.095 ? 1 : 0 } );

export const formatClicks = ( { one_click: one, some_clicks: some }: Words, count: number ): string =>
	fillText( count === 1 ? one : some, formatNumber( count ) );
