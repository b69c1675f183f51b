import { useBlockProps } from '@wordpress/block-editor';
import { Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { RatingPreview } from '@/components/preview/RatingPreview';
import type { RatingsOfEditor } from '@/contract/types';

declare global {
	interface Window {
		/** Printed by the server before the block's script. */
		userfeedback_ratings?: RatingsOfEditor;
	}
}

/** Disables hover, focus and clicks; React 18 knows the attribute only as text. */
const INERT = { inert: '' };

/** The ratings as visitors see them, drawn by their own script, with example numbers. */
export function Edit() {
	const { script = '', page = null } = window.userfeedback_ratings ?? {};

	return (
		<div { ...useBlockProps() }>
			{ page === null ? (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Visitors can rate this post here once the Post Ratings add-on is active. Until then, they see nothing.',
						'userfeedback'
					) }
				</Notice>
			) : (
				<div { ...INERT }>
					<RatingPreview script={ script } page={ page } scene="asking" waiting={ <Spinner /> } />
				</div>
			) }
		</div>
	);
}
