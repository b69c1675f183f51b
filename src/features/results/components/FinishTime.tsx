import { useQuery } from '@tanstack/react-query';
import { __, _n } from '@wordpress/i18n';
import type { FilteredQuery } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { finishTime } from '../api/get-finish-time';
import { timeText } from '../model/time-text';
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
