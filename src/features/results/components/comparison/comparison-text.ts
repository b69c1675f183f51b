import { __, _n } from '@wordpress/i18n';
import type { ComparisonResults } from '@/contract/types';
import { formatDay, formatNumber, formatPercent } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** An upper end above this ratio says nothing yet. */
const MOST = 10;

/** Returns the interval for the difference in responses per visitor. */
export function intervalText( { low, high }: Pick< ComparisonResults, 'low' | 'high' > ): string {
	if ( high === null || high > MOST ) {
		return low <= 1
			? __( 'There are too few responses to say how the versions differ.', 'userfeedback' )
			: sprintf(
					/* translators: %s: a percentage */
					__( 'Version B gets at least %s more responses per visitor.', 'userfeedback' ),
					percentOf( low )
				);
	}
	const [ from, to ] = [ percentOf( low ), percentOf( high ) ];
	if ( low >= 1 ) {
		return sprintf(
			/* translators: 1 and 2: percentages, the lower one first */
			__( 'Version B gets between %1$s and %2$s more responses per visitor.', 'userfeedback' ),
			from,
			to
		);
	}
	return high <= 1
		? sprintf(
				/* translators: 1 and 2: percentages, the lower one first */
				__( 'Version B gets between %1$s and %2$s fewer responses per visitor.', 'userfeedback' ),
				to,
				from
			)
		: sprintf(
				/* translators: 1 and 2: percentages */
				__( 'Version B gets between %1$s fewer and %2$s more responses per visitor.', 'userfeedback' ),
				from,
				to
			);
}

const percentOf = ( ratio: number ): string => formatPercent( Math.round( Math.abs( ratio - 1 ) * 100 ) );

/** Returns the conclusion: once the comparison has ended, without the advice to stop. */
export function verdictText( { verdict, lift, to }: Pick< ComparisonResults, 'verdict' | 'lift' | 'to' > ): string {
	const ended = to !== null;
	switch ( verdict ) {
		case 'more':
			return ended
				? __( 'Version B got more responses.', 'userfeedback' )
				: __( 'You can stop: version B gets more responses.', 'userfeedback' );
		case 'fewer':
			return ended
				? __( 'Version B got fewer responses.', 'userfeedback' )
				: __( 'You can stop: version B gets fewer responses.', 'userfeedback' );
		case 'similar':
			return sprintf(
				ended
					? /* translators: %s: a percentage */
						__( 'They differed by less than %s.', 'userfeedback' )
					: /* translators: %s: a percentage */
						__( 'You can stop: they differ by less than %s.', 'userfeedback' ),
				formatPercent( lift )
			);
		case 'unclear':
			return ended ? __( 'No clear result.', 'userfeedback' ) : __( 'Not clear yet.', 'userfeedback' );
	}
}

export function progressText( { original, version, planned }: ComparisonResults ): string {
	const responses = original.responses + version.responses;
	return sprintf(
		/* translators: 1: number of responses so far. 2: number of responses that are usually enough */
		_n( '%1$s of about %2$s response', '%1$s of about %2$s responses', planned, 'userfeedback' ),
		formatNumber( responses ),
		formatNumber( Number( planned.toPrecision( 2 ) ) )
	);
}

export function daysText( { from, to }: Pick< ComparisonResults, 'from' | 'to' > ): string {
	if ( to === null ) {
		/* translators: %s: a date */
		return sprintf( __( 'Responses and impressions since %s.', 'userfeedback' ), formatDay( from ) );
	}
	return to < from
		? __( 'The comparison ended before its first full day.', 'userfeedback' )
		: sprintf(
				/* translators: 1: first day. 2: last day */
				__( 'Responses and impressions from %1$s to %2$s.', 'userfeedback' ),
				formatDay( from ),
				formatDay( to )
			);
}

/** Explains why numbers of visitors aren't compared, or warns that they are uneven; empty if they are even. */
export function visitorsText( {
	original,
	version,
	differences,
	is_uneven: isUneven,
}: Pick< ComparisonResults, 'original' | 'version' | 'differences' | 'is_uneven' > ): string {
	if ( differences.length > 0 ) {
		return __(
			'The versions differ in timing, targeting, or place, so one may reach more visitors. Numbers of visitors aren’t compared.',
			'userfeedback'
		);
	}
	return isUneven
		? sprintf(
				/* translators: %s: a percentage */
				__(
					'Version B was shown to %s of the visitors instead of half. Check the causes before you trust this comparison.',
					'userfeedback'
				),
				formatPercent( Math.round( ( version.visitors / ( original.visitors + version.visitors ) ) * 100 ) )
			)
		: '';
}
