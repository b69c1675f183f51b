import { __ } from '@wordpress/i18n';
import { CopyCode } from '@/components/ui/actions/CopyCode';
import { CopyShortcode } from '@/components/ui/actions/CopyShortcode';
import { sprintf } from '@/lib/labels/sprintf';
import { blockCode, previewAddress } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { useBuilder } from '../saving/state/builder-context';
import { isByInvitation } from '../draft/form/draft';
import { pagesInWords } from '../summary/pages-text';

/** Pages that show the survey. */
export function Placement( { surveyId }: { surveyId: number } ) {
	const site = useSite();
	const targeting = useBuilder( ( { form } ) => form.draft.settings.targeting );
	const isInvited = useBuilder( ( { form } ) => isByInvitation( form.draft ) );
	const block = blockCode( surveyId );

	return (
		<div className="uf-publish-card__places">
			<h3>{ __( 'Placement', 'userfeedback' ) }</h3>
			{ targeting && ! isInvited && (
				<p>
					{ sprintf(
						/* translators: %s: such as "All pages" */
						__( 'Pop-up: %s', 'userfeedback' ),
						pagesInWords( targeting )
					) }
				</p>
			) }
			{ isInvited && <p>{ __( 'Only on its own page.', 'userfeedback' ) }</p> }
			<p>{ __( 'To embed it in a page, paste this block into the editor:', 'userfeedback' ) }</p>
			<CopyCode
				text={ block }
				/* translators: %s: code of a block */
				label={ sprintf( __( 'Copy the block %s', 'userfeedback' ), block ) }
			/>
			<p>{ __( 'Or paste this shortcode into the page:', 'userfeedback' ) }</p>
			<CopyShortcode surveyId={ surveyId } />
			<p>
				<a href={ previewAddress( site, surveyId ) } target="_blank" rel="noreferrer">
					{ __( 'Preview on the site', 'userfeedback' ) }
					<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
				</a>
			</p>
		</div>
	);
}
