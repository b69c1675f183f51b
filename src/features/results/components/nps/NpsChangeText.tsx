import { useQuery } from '@tanstack/react-query';
import { __, _n } from '@wordpress/i18n';
import type { FilteredQuery, NpsChange } from '@/contract/types';
import { npsChange } from '@/features/results/api/get-nps-change';
import { daysLabel } from '@/components/date-range/range-label';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** Shows if the score changed significantly; empty if there is nothing to compare it with. */
export function NpsChangeText( { surveyId, asked }: { surveyId: number; asked: FilteredQuery } ) {
	const { data } = useQuery( npsChange( surveyId, asked ) );
	if ( ! data?.before ) {
		return null;
	}
	const { from, to, nps } = data.before;
	/* translators: 1: a score, 2: a date range */
	const since = sprintf( __( 'from %1$s (%2$s).', 'userfeedback' ), formatNumber( nps ), daysLabel( from, to ) );

	return (
		<p className="uf-nps__change">
			<strong>{ pointsText( data.points ) }</strong> { since } { chanceText( data ) }
		</p>
	);
}

function pointsText( points: number ): string {
	const size = formatNumber( Math.abs( points ) );
	if ( points === 0 ) {
		return __( 'No change', 'userfeedback' );
	}
	if ( points > 0 ) {
		/* translators: %s: number of points */
		return sprintf( _n( 'Up %s point', 'Up %s points', points, 'userfeedback' ), size );
	}
	/* translators: %s: number of points */
	return sprintf( _n( 'Down %s point', 'Down %s points', -points, 'userfeedback' ), size );
}

function chanceText( { points, is_told: isTold, is_more: isMore }: NpsChange ): string {
	if ( ! isTold ) {
		return __( 'Not enough answers to tell whether this is significant.', 'userfeedback' );
	}
	if ( isMore ) {
		return __( 'Statistically significant.', 'userfeedback' );
	}
	return points === 0 ? '' : __( 'Not statistically significant.', 'userfeedback' );
}
