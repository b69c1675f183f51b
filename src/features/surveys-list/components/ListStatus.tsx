import { __, _n } from '@wordpress/i18n';
import type { SurveyList } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	list: SurveyList | undefined;
	/** The previous list is still shown. */
	isOld: boolean;
	failed: boolean;
}

/** Announces to screen readers that the list below has changed. */
export function ListStatus( { list, isOld, failed }: Props ) {
	return (
		<p className="screen-reader-text" role="status">
			{ isOld || ( ! list && ! failed ) ? __( 'Loading surveys', 'userfeedback' ) : list && countText( list ) }
		</p>
	);
}

function countText( { pagination: { page, pages, total } }: SurveyList ): string {
	/* translators: %s: number of surveys */
	const count = sprintf( _n( '%s survey', '%s surveys', total, 'userfeedback' ), formatNumber( total ) );
	return pages > 1
		? sprintf(
				/* translators: 1: "28 surveys". 2: number of the page shown. 3: number of pages */
				__( '%1$s, page %2$s of %3$s', 'userfeedback' ),
				count,
				formatNumber( page ),
				formatNumber( pages )
			)
		: count;
}
