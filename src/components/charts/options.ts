import type { ChartData, ChartOptions, Scale, TooltipItem } from 'chart.js';
import { nameOf } from './axis-names';
import type { Palette } from './palette';
import { fills } from './patterns';
import type { ChartSpec } from './spec';

export type DrawnType = 'line' | 'bar' | 'pie';

export function drawnType( kind: ChartSpec[ 'kind' ] ): DrawnType {
	return kind === 'line' || kind === 'pie' ? kind : 'bar';
}

export function dataOf( spec: ChartSpec, palette: Palette ): ChartData< DrawnType, ( number | null )[], string > {
	const line = palette.blues[ 0 ] ?? '';
	const values = [ ...spec.values ];
	const many = values.length > 31;
	const look =
		spec.kind === 'line'
			? {
					borderColor: line,
					backgroundColor: line,
					borderWidth: 2,
					pointRadius: many ? 0 : 3,
					pointHoverRadius: 6,
					tension: 0,
					spanGaps: true,
					clip: 8 as const,
				}
			: {
					backgroundColor: spec.kind === 'pie' ? fills( values.length, palette ) : line,
					borderColor: palette.surface,
					borderWidth: spec.kind === 'pie' ? 2 : 0,
					maxBarThickness: 56,
				};
	const ghost = {
		borderColor: palette.blues[ 3 ] ?? line,
		borderDash: [ 6, 4 ],
		borderWidth: 2,
		pointRadius: 0,
		pointHoverRadius: 0,
		tension: 0,
	};
	return {
		labels: [ ...spec.labels ],
		datasets: [ { data: values, ...look }, ...( spec.ghost ? [ { data: [ ...spec.ghost ], ...ghost } ] : [] ) ],
	};
}

export function optionsOf(
	spec: ChartSpec,
	palette: Palette,
	isRtl: boolean,
	moves: boolean
): ChartOptions< DrawnType > {
	return {
		responsive: true,
		maintainAspectRatio: false,
		...( moves ? { animation: { duration: 200 } } : { animation: false as const } ),
		indexAxis: spec.kind === 'bar' ? 'y' : 'x',
		interaction: { mode: spec.kind === 'pie' ? 'nearest' : 'index', intersect: spec.kind === 'pie' },
		plugins: {
			tooltip: {
				rtl: isRtl,
				displayColors: false,
				filter: ( { datasetIndex } ) => datasetIndex === 0, // The tooltip includes the paler line's value as well.
				callbacks: { label: ( item ) => tellItem( spec, item ) },
			},
		},
		...( spec.kind === 'pie' ? {} : { scales: scalesOf( spec, palette, isRtl ) } ),
	};
}

function tellItem( spec: ChartSpec, item: TooltipItem< DrawnType > ): string {
	const value = spec.values[ item.dataIndex ];
	return value === null || value === undefined ? '' : spec.tell( value, item.dataIndex );
}

function scalesOf(
	spec: ChartSpec,
	palette: Palette,
	isRtl: boolean
): NonNullable< ChartOptions< 'line' | 'bar' >[ 'scales' ] > {
	const { title, min, max, step, tick } = spec.axis;
	const lies = spec.kind === 'bar';
	const each = spec.namesEach === true;
	const numbers = {
		...( min === undefined ? { beginAtZero: true } : { min } ),
		...( max === undefined ? {} : { max } ),
		title: { display: title !== '', text: title, color: palette.text },
		grid: { color: palette.grid },
		border: { display: false },
		ticks: {
			color: palette.text,
			precision: 0,
			...( step === undefined ? {} : { stepSize: step } ),
			...( tick === undefined ? {} : { callback: ( value: string | number ) => tick( Number( value ) ) } ),
		},
	};
	const names = {
		title: { display: spec.labelTitle !== '', text: spec.labelTitle, color: palette.text },
		grid: { display: false },
		border: { color: palette.grid },
		...( each ? { offset: true } : {} ), // Half a step at both ends, for the first and last name.
		ticks: {
			color: palette.text,
			...( isRtl && ! each ? { align: 'inner' as const } : {} ), // Chart.js leaves no room for the last day there.
			maxRotation: 0,
			autoSkip: ! each,
			autoSkipPadding: isRtl ? 48 : 24, // The outer names move inward there.
			callback( this: Scale, _: unknown, index: number ) {
				return each ? nameOf( spec.labels, index, lies, this.chart.width ) : ( spec.labels[ index ] ?? '' );
			},
		},
	};
	return lies
		? { x: { ...numbers, reverse: isRtl }, y: { ...names, position: isRtl ? 'right' : 'left' } }
		: { x: { ...names, reverse: isRtl }, y: { ...numbers, position: isRtl ? 'right' : 'left' } };
}
