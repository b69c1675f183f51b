import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FilteredQuery } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { finishTime } from '../api/get-finish-time';

/** How long it takes; a line that is not there where nobody's time is known, or it cannot be had. */
export function FinishTime( { surveyId, asked }: { surveyId: number; asked: FilteredQuery } ) {
	const { data } = useQuery( finishTime( surveyId, asked ) );
	const seconds = data?.median_seconds ?? null;
	if ( data === undefined || seconds === null ) {
		return null;
	}
	return (
		<p className="uf-soft">
			{ sprintf(
				/* translators: 1: a time, such as “34 seconds”. 2: number of responses. */
				_n(
					'Half of the people finish within %1$s (of %2$s response whose time is known).',
					'Half of the people finish within %1$s (of %2$s responses whose time is known).',
					data.counted,
					'userfeedback'
				),
				timeText( seconds ),
				formatNumber( data.counted )
			) }
		</p>
	);
}

function timeText( seconds: number ): string {
	if ( seconds < 120 ) {
		/* translators: %s: number of seconds */
		return sprintf(
			_n( '%s second', '%s seconds', Math.round( seconds ), 'userfeedback' ),
			formatNumber( Math.round( seconds ) )
		);
	}
	const minutes = Math.round( seconds / 60 );
	/* translators: %s: number of minutes, at least 2 */
	return sprintf( __( '%s minutes', 'userfeedback' ), formatNumber( minutes ) );
}
