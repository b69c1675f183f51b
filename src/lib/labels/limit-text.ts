import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { sprintf } from './sprintf';

/** Returns how many of a survey's possible responses are counted. */
export function limitText( count: number, most: number ): string {
	return sprintf(
		count < most
			? /* translators: 1: number of responses. 2: the most that are counted */
				__( 'Limit: %1$s of %2$s', 'userfeedback' )
			: /* translators: 1: number of responses. 2: the most that are counted */
				__( 'Limit reached: %1$s of %2$s', 'userfeedback' ),
		formatNumber( count ),
		formatNumber( most )
	);
}

/** Returns how many of a quota's responses are counted. */
export function quotaText( count: number, target: number ): string {
	return sprintf(
		count < target
			? /* translators: 1: number of responses. 2: the number to count */
				__( 'Counted: %1$s of %2$s', 'userfeedback' )
			: /* translators: 1: number of responses. 2: the number to count */
				__( 'Full: %1$s of %2$s', 'userfeedback' ),
		formatNumber( count ),
		formatNumber( target )
	);
}
