import { __, _n, sprintf } from '@wordpress/i18n';
import type { Settings } from '@/contract/types';
import { formatNumber } from '@/lib/format';

/** Which pages are recorded, as a sentence for whoever waits for a first visit. */
export function capturedText( settings: Settings ): string {
	if ( settings.heatmap_pages === 'all' ) {
		return __(
			'Visits of all pages are recorded. The first one appears here once a visitor has left a page.',
			'userfeedback'
		);
	}
	const kinds = settings.heatmap_post_types.length;
	const single = settings.heatmap_page_ids.length;
	const parts = [
		...( settings.heatmap_front_page ? [ __( 'the front page', 'userfeedback' ) ] : [] ),
		...( kinds > 0
			? [
					sprintf(
						/* translators: %s: number of kinds of content, such as posts and pages */
						_n( 'every page of %s kind', 'every page of %s kinds', kinds, 'userfeedback' ),
						formatNumber( kinds )
					),
				]
			: [] ),
		...( single > 0
			? [
					sprintf(
						/* translators: %s: number of pages */
						_n( '%s single page', '%s single pages', single, 'userfeedback' ),
						formatNumber( single )
					),
				]
			: [] ),
	];
	return parts.length === 0
		? __( 'No page is chosen yet, so nothing is recorded.', 'userfeedback' )
		: sprintf(
				/* translators: %s: a list, such as "the front page, 2 single pages" */
				__(
					'Recorded are: %s. The first visit appears here once a visitor has left one of them.',
					'userfeedback'
				),
				parts.join( __( ', ', 'userfeedback' ) )
			);
}
