import { __ } from '@wordpress/i18n';
import { CopyCode } from '@/components/ui/actions/CopyCode';
import { sprintf } from '@/lib/labels/sprintf';

const codes = (): { name: string; text: string; where: string }[] => [
	{
		name: __( 'Shortcode', 'userfeedback' ),
		text: '[userfeedback-post-ratings]',
		where: __( 'Add this to the text of a post.', 'userfeedback' ),
	},
	{
		name: __( 'Block', 'userfeedback' ),
		text: '<!-- wp:userfeedback/post-ratings /-->',
		where: __( 'Add the “Post Ratings” block in the editor, or paste this code.', 'userfeedback' ),
	},
	{
		name: __( 'Template tag', 'userfeedback' ),
		text: '<?php userfeedback_post_ratings(); ?>',
		where: __( 'Add this to a theme template, inside the loop.', 'userfeedback' ),
	},
];

/** All ways to add ratings to a page manually. */
export function ManualPlacement() {
	return (
		<dl className="uf-ratings__codes">
			{ codes().map( ( { name, text, where } ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>
						{ /* translators: %s: name of a way to put something into a page, such as Shortcode */ }
						<CopyCode text={ text } label={ sprintf( __( 'Copy: %s', 'userfeedback' ), name ) } />
						<p className="uf-soft">{ where }</p>
					</dd>
				</div>
			) ) }
		</dl>
	);
}
