import { _n } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** A time in seconds, or in minutes if it is long. */
export function timeText( seconds: number ): string {
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
