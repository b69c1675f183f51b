import './Sparkline.scss';

const WIDTH = 96;
const HEIGHT = 24;
const EDGE = 2;

/** A line of daily numbers, oldest first. The text next to it gives the same information, so nobody needs to read this. */
export function Sparkline( { days }: { days: readonly number[] } ) {
	if ( days.length < 2 ) {
		return null;
	}
	const most = Math.max( 1, ...days );
	const step = ( WIDTH - 2 * EDGE ) / ( days.length - 1 );
	const points = days.map(
		( count, index ) =>
			`${ ( EDGE + index * step ).toFixed( 1 ) },${ ( HEIGHT - EDGE - ( count / most ) * ( HEIGHT - 2 * EDGE ) ).toFixed( 1 ) }`
	);
	return (
		<svg
			className="uf-sparkline"
			width={ WIDTH }
			height={ HEIGHT }
			viewBox={ `0 0 ${ String( WIDTH ) } ${ String( HEIGHT ) }` }
			aria-hidden="true"
			focusable="false"
		>
			<polyline points={ points.join( ' ' ) } />
		</svg>
	);
}
