import { __, _n } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { formatAverage, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

export function starsText( stars: number ): string {
	/* translators: %s: number of stars, 1 to 5 */
	return sprintf( _n( '%s star', '%s stars', stars, 'userfeedback' ), formatNumber( stars ) );
}

export function votesText( votes: number ): string {
	/* translators: %s: number of votes */
	return sprintf( _n( '%s vote', '%s votes', votes, 'userfeedback' ), formatNumber( votes ) );
}

export function averageText( average: number | null ): string {
	return average === null
		? __( 'No votes', 'userfeedback' )
		: sprintf(
				/* translators: 1: an average, such as 4.3. 2: the best that there is, 5 */
				__( '%1$s of %2$s stars', 'userfeedback' ),
				formatAverage( average ),
				formatNumber( LIMITS.STARS )
			);
}

/**
 * Returns text on the trend in votes.
 *
 * @param trend votes of each of the last days, the oldest first
 */
export function trendText( trend: readonly number[] ): string {
	const half = Math.floor( trend.length / 2 );
	const sum = ( days: readonly number[] ) => days.reduce( ( all, votes ) => all + votes, 0 );
	return sprintf(
		/* translators: 1: number of votes. 2: number of days. 3: number of votes in as many days before */
		__( '%1$s in the last %2$s days, %3$s in the previous period', 'userfeedback' ),
		formatNumber( sum( trend.slice( half ) ) ),
		formatNumber( trend.length - half ),
		formatNumber( sum( trend.slice( 0, half ) ) )
	);
}
