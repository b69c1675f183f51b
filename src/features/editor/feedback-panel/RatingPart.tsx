import { ExternalLink } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import type { RatingBesidePost, RatingReason } from '@/contract/types';
import { formatDate, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { DayBars } from './DayBars';

/** Visitors' rating of this post: all votes, recent ones, and comments of the last low votes. */
export function RatingPart( { rating }: { rating: RatingBesidePost } ) {
	const { enabled, average_rating: average, total_ratings: total, days, reasons, results_url: url } = rating;

	return (
		<>
			<h3>{ __( 'Rating', 'userfeedback' ) }</h3>
			{ average === null ? (
				<p>{ __( 'No ratings for this post yet.', 'userfeedback' ) }</p>
			) : (
				<>
					<p>
						<strong style={ { fontSize: 20 } }>{ outOfFive( average ) }</strong> { votesText( total ) }
					</p>
					<DayBars days={ days } />
					<p>{ latelyText( rating ) }</p>
				</>
			) }
			{ ! enabled && (
				<p>
					{ __(
						'On posts of this type, ratings appear only where you add the block or shortcode.',
						'userfeedback'
					) }
				</p>
			) }
			{ reasons.length > 0 && <Reasons reasons={ reasons } /> }
			{ average !== null && (
				<p>
					<ExternalLink href={ url }>{ __( 'All ratings for this post', 'userfeedback' ) }</ExternalLink>
				</p>
			) }
		</>
	);
}

function Reasons( { reasons }: { reasons: readonly RatingReason[] } ) {
	return (
		<>
			<h3>{ __( 'Reasons for low ratings', 'userfeedback' ) }</h3>
			<ul>
				{ reasons.map( ( { id, rating, text, created_at: at } ) => (
					<li key={ id } style={ { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } }>
						{
							/* translators: 1: a rating, from 1 to 5. 2: a date. */ sprintf(
								__( '%1$s out of 5, %2$s:', 'userfeedback' ),
								formatNumber( rating ),
								formatDate( at )
							)
						}{ ' ' }
						<bdi>{ text }</bdi>
					</li>
				) ) }
			</ul>
		</>
	);
}

const outOfFive = ( average: number ): string =>
	/* translators: %s: an average, such as 4.3. */
	sprintf( __( '%s out of 5', 'userfeedback' ), formatNumber( Math.round( average * 10 ) / 10 ) );

const votesText = ( total: number ): string =>
	/* translators: %s: number of votes */
	sprintf( _n( '%s vote', '%s votes', total, 'userfeedback' ), formatNumber( total ) );

function latelyText( {
	total_ratings_30_days: total,
	average_rating_30_days: average,
}: Pick< RatingBesidePost, 'total_ratings_30_days' | 'average_rating_30_days' > ): string {
	return average === null
		? __( 'No votes in the last 30 days', 'userfeedback' )
		: /* translators: 1: an average, such as: 4.3 out of 5. 2: how many, such as: 12 votes. */
			sprintf( __( 'Last 30 days: %1$s, %2$s', 'userfeedback' ), outOfFive( average ), votesText( total ) );
}
