import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FilteredQuery, NpsChange } from '@/contract/types';
import { npsChange } from '@/features/results/api/get-nps-change';
import { formatDay, formatNumber } from '@/lib/format';

/** Whether the score changed, as far as numbers can tell; nothing where there is nothing to compare it with. */
export function NpsChangeText( { surveyId, asked }: { surveyId: number; asked: FilteredQuery } ) {
	const { data } = useQuery( npsChange( surveyId, asked ) );
	if ( ! data?.before ) {
		return null;
	}
	const { from, to, nps } = data.before;
	return (
		<p className="uf-nps__change">
			<strong>{ pointsText( data.points ) }</strong>{ ' ' }
			{ sprintf(
				/* translators: 1: first day, 2: last day, 3: a score */
				__( 'than %1$s – %2$s (%3$s).', 'userfeedback' ),
				formatDay( from ),
				formatDay( to ),
				formatNumber( nps )
			) }{ ' ' }
			{ chanceText( data ) }
		</p>
	);
}

function pointsText( points: number ): string {
	const size = formatNumber( Math.abs( points ) );
	if ( points === 0 ) {
		return __( 'No other score', 'userfeedback' );
	}
	return points > 0
		? /* translators: %s: number of points */
			sprintf( _n( '%s point more', '%s points more', points, 'userfeedback' ), size )
		: /* translators: %s: number of points */
			sprintf( _n( '%s point less', '%s points less', -points, 'userfeedback' ), size );
}

function chanceText( { points, is_told: isTold, is_more: isMore }: NpsChange ): string {
	if ( ! isTold ) {
		return __( 'Too few answers to tell whether that means something.', 'userfeedback' );
	}
	if ( isMore ) {
		return __( 'That is more than chance.', 'userfeedback' );
	}
	return points === 0 ? '' : __( 'That may be chance.', 'userfeedback' );
}
