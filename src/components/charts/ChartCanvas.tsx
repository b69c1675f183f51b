import {
	ArcElement,
	BarController,
	BarElement,
	CategoryScale,
	Chart as ChartJs,
	LinearScale,
	LineController,
	LineElement,
	PieController,
	PointElement,
	Tooltip,
} from 'chart.js';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { useEffect, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import { IconButton } from '@/components/ui/actions/IconButton';
import { isolated } from '@/lib/labels/sprintf';
import { isRtl } from '@/lib/locale';
import { dataOf, drawnType, optionsOf } from './options';
import { readPalette } from './palette';
import { pictureOf, savePicture } from './save-chart';
import { sliceNumbers } from './slice-numbers';
import type { ChartSpec } from './spec';
import { areNumbered } from './axis-names';
import { redrawForPaper } from './print-chart';
import { useChartKeys } from './use-chart-keys';

ChartJs.register(
	ArcElement,
	BarController,
	BarElement,
	CategoryScale,
	LinearScale,
	LineController,
	LineElement,
	PieController,
	PointElement,
	Tooltip
);

const plugins = [ sliceNumbers ];

export default function ChartCanvas( { spec }: { spec: ChartSpec } ) {
	const chart = useRef< ChartJs | null >( null );
	const palette = readPalette();
	const rtl = isRtl();
	const moves = ! window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

	const keys = useChartKeys( chart, spec.values.length, rtl, ( index ) => {
		const value = spec.values[ index ];
		return value === null || value === undefined
			? ''
			: `${ isolated( spec.labels[ index ] ?? '' ) }: ${ spec.tell( value, index ) }`;
	} );

	useEffect( () => redrawForPaper( chart ), [] );

	const save = async () => {
		const isNumbered = spec.kind === 'pie' || ( spec.namesEach === true && areNumbered( spec.labels ) );
		const names = isNumbered ? spec.labels : []; // The image doesn't include the table of names.
		const picture = chart.current && ( await pictureOf( chart.current.canvas, spec.title, names, palette ) );
		if ( picture ) {
			savePicture( picture, spec.title );
		}
	};

	return (
		<>
			<div
				className="uf-chart__frame"
				role="group"
				aria-label={ spec.name }
				tabIndex={ 0 }
				onKeyDown={ keys.onKeyDown }
				onBlur={ keys.onBlur }
			>
				<Chart
					key={ spec.kind }
					ref={ ( drawn ) => {
						chart.current = drawn ?? null;
					} }
					type={ drawnType( spec.kind ) }
					data={ dataOf( spec, palette ) }
					options={ optionsOf( spec, palette, rtl, moves ) }
					plugins={ plugins }
					aria-hidden="true"
					data-surface={ palette.surface }
					data-text={ palette.text }
				/>
				<div className="screen-reader-text" role="status">
					{ keys.told }
				</div>
			</div>
			<IconButton
				icon={ download }
				size={ 24 }
				className="uf-chart__save"
				label={ __( 'Download chart as PNG', 'userfeedback' ) }
				onClick={ () => void save() }
			/>
		</>
	);
}
