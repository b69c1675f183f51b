import { useQuery } from '@tanstack/react-query';
import { __, _n } from '@wordpress/i18n';
import type { FilteredQuery } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { finishTime } from '../api/get-finish-time';
import { Figure } from './Figure';

/** Median completion time, next to the other figures. */
export function FinishTime( { surveyId, asked }: { surveyId: number; asked: FilteredQuery } ) {
	const { data, isPlaceholderData: isOld } = useQuery( finishTime( surveyId, asked ) );
	const seconds = isOld ? null : ( data?.median_seconds ?? null );

	return (
		<Figure
			label={ __( 'Median completion time', 'userfeedback' ) }
			value={ seconds === null ? '–' : timeText( seconds ) }
			note={
				data === undefined || isOld
					? ''
					: sprintf(
							/* translators: %s: number of responses */
							_n( 'Based on %s response', 'Based on %s responses', data.counted, 'userfeedback' ),
							formatNumber( data.counted )
						)
			}
		/>
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
	/* translators: %s: number of minutes */
	return sprintf( _n( '%s minute', '%s minutes', minutes, 'userfeedback' ), formatNumber( minutes ) );
}
