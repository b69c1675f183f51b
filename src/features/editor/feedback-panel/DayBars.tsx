import { __ } from '@wordpress/i18n';
import type { RatingDay } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

const HEIGHT = 32;
const BAR = 6;
const GAP = 2;

/** Votes of each day as bars. The text below has the same numbers, except for the top day. */
export function DayBars( { days }: { days: readonly RatingDay[] } ) {
	const most = Math.max( 1, ...days.map( ( { total } ) => total ) );
	const width = days.length * ( BAR + GAP ) - GAP;

	return (
		<svg
			viewBox={ `0 0 ${ width } ${ HEIGHT }` }
			role="img"
			aria-label={
				/* translators: %s: number of votes */ sprintf(
					__( 'Votes per day for the last 30 days (highest: %s)', 'userfeedback' ),
					formatNumber( most )
				)
			}
			style={ { display: 'block', inlineSize: '100%', blockSize: HEIGHT } }
			preserveAspectRatio="none"
		>
			{ days.map( ( { date, total }, index ) => {
				const height = total > 0 ? Math.max( 3, ( total / most ) * HEIGHT ) : 1;
				return (
					<rect
						key={ date }
						x={ index * ( BAR + GAP ) }
						y={ HEIGHT - height }
						width={ BAR }
						height={ height }
						fill={ total > 0 ? 'var(--wp-admin-theme-color)' : '#c3c4c7' }
					/>
				);
			} ) }
		</svg>
	);
}
