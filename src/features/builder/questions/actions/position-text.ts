import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** @param to from 0 */
export function positionText( to: number, count: number ): string {
	return sprintf(
		/* translators: 1: new place of a question or an option, 2: how many there are */
		__( 'Moved to position %1$s of %2$s', 'userfeedback' ),
		formatNumber( to + 1 ),
		formatNumber( count )
	);
}
