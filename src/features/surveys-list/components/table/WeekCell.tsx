import { _n } from '@wordpress/i18n';
import type { SurveyActivity } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { lastDays } from '@/features/surveys-list/model/activity';
import { sprintf } from '@/lib/labels/sprintf';
import './WeekCell.scss';

/** Responses of the last seven days as a number, with a bar per day next to it; the last bar is today. */
export function WeekCell( { activity }: { activity: SurveyActivity } ) {
	const sum = lastDays( activity );
	const most = Math.max( 1, ...activity.last_days );

	return (
		<div className="uf-week">
			<span className="uf-week__bars" aria-hidden="true">
				{ activity.last_days.map( ( count, day ) => (
					<span
						key={ day }
						className={ count === 0 ? 'uf-week__bar is-none' : 'uf-week__bar' }
						style={ { blockSize: `${ String( Math.round( ( 100 * count ) / most ) ) }%` } }
					/>
				) ) }
			</span>
			<span aria-hidden="true">{ formatNumber( sum ) }</span>
			<span className="screen-reader-text">{ weekText( sum ) }</span>
		</div>
	);
}

function weekText( sum: number ): string {
	return sprintf(
		/* translators: %s: number of responses */
		_n( '%s in the last 7 days', '%s in the last 7 days', sum, 'userfeedback' ),
		formatNumber( sum )
	);
}
