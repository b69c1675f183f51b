import { __ } from '@wordpress/i18n';
import type { NpsOverview } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { isRtl } from '@/lib/locale';

/** Center of the half circle in the drawing, and the radius of its line. */
const X = 120;
const Y = 116;
const RADIUS = 96;

/** The score on a half circle from -100 to 100 in reading direction, with the margin of error as a wider segment. */
export function NpsGauge( { overview: { nps, low, high } }: { overview: NpsOverview } ) {
	const [ x, y ] = pointAt( nps );

	return (
		<svg
			className="uf-nps__gauge"
			viewBox="0 0 240 140"
			role="img"
			/* translators: %s: a Net Promoter Score */
			aria-label={ sprintf( __( 'Score %s on a scale from -100 to 100', 'userfeedback' ), formatNumber( nps ) ) }
		>
			<path className="uf-nps__scale" d={ arc( -100, 100 ) } />
			{ low < high && <path className="uf-nps__margin" d={ arc( low, high ) } /> }
			<circle className="uf-nps__mark" cx={ x } cy={ y } r="9" />
			<text className="uf-nps__figure" x={ X } y={ Y - 6 }>
				{ formatNumber( nps ) }
			</text>
			<text className="uf-nps__end" x={ pointAt( -100 )[ 0 ] } y={ Y + 20 }>
				{ formatNumber( -100 ) }
			</text>
			<text className="uf-nps__end" x={ pointAt( 100 )[ 0 ] } y={ Y + 20 }>
				{ formatNumber( 100 ) }
			</text>
		</svg>
	);
}

function arc( from: number, to: number ): string {
	const [ startX, startY ] = pointAt( from );
	const [ endX, endY ] = pointAt( to );
	return `M${ startX } ${ startY }A${ RADIUS } ${ RADIUS } 0 0 ${ isRtl() ? 0 : 1 } ${ endX } ${ endY }`;
}

function pointAt( score: number ): [ number, number ] {
	const angle = ( Math.PI * ( 100 - ( isRtl() ? -score : score ) ) ) / 200;
	return [ round( X + RADIUS * Math.cos( angle ) ), round( Y - RADIUS * Math.sin( angle ) ) ];
}

const round = ( value: number ): number => Math.round( 10 * value ) / 10;
