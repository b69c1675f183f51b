import { __, _n } from '@wordpress/i18n';
import type { Settings } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** Says which pages are recorded, as a sentence for owners without visits so far. */
export function recordedPagesText( settings: Settings ): string {
	if ( settings.heatmap_pages === 'all' ) {
		return __(
			'All pages are recorded. The first visit appears here after a visitor leaves a page.',
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
						_n( 'all pages of %s post type', 'all pages of %s post types', kinds, 'userfeedback' ),
						formatNumber( kinds )
					),
				]
			: [] ),
		...( single > 0
			? [
					sprintf(
						/* translators: %s: number of pages */
						_n( '%s individual page', '%s individual pages', single, 'userfeedback' ),
						formatNumber( single )
					),
				]
			: [] ),
	];
	return parts.length === 0
		? __( 'No pages are selected, so nothing is recorded.', 'userfeedback' )
		: sprintf(
				/* translators: %s: a list, such as "the front page, 2 single pages" */
				__(
					'Recording: %s. The first visit appears here after a visitor leaves one of these pages.',
					'userfeedback'
				),
				parts.join( __( ', ', 'userfeedback' ) )
			);
}
