import { __ } from '@wordpress/i18n';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/feedback/Skeleton';
import type { ChartSpec } from './spec';
import './chart.scss';

const ChartCanvas = lazy( () => import( /* webpackChunkName: "charts" */ './ChartCanvas' ) );

/** Shows the numbers first and loads the chart code afterwards, if the browser allows drawing at all. */
export function LazyChart( { spec }: { spec: ChartSpec } ) {
	if ( ! canDraw() ) {
		return (
			<p className="uf-chart__none">
				{ __( 'This browser can’t display charts. The table shows all the numbers.', 'userfeedback' ) }
			</p>
		);
	}
	return (
		<div className="uf-chart" style={ { blockSize: `${ heightOf( spec ) }px` } }>
			<Suspense fallback={ <Skeleton height="100%" /> }>
				<ChartCanvas spec={ spec } />
			</Suspense>
		</div>
	);
}

/** Horizontal bars need a line each. */
function heightOf( { kind, labels, height }: ChartSpec ): number {
	if ( height !== undefined ) {
		return height;
	}
	return kind === 'bar' ? Math.max( 240, labels.length * 40 + 64 ) : 280;
}

let draws: boolean | undefined;

function canDraw(): boolean {
	draws ??= document.createElement( 'canvas' ).getContext( '2d' ) !== null;
	return draws;
}
