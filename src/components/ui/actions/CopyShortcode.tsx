import { __ } from '@wordpress/i18n';
import { sprintf } from '@/lib/labels/sprintf';
import { shortcode } from '@/lib/links/links';
import { CopyCode } from './CopyCode';

export function CopyShortcode( { surveyId }: { surveyId: number } ) {
	const text = shortcode( surveyId );

	/* translators: %s: a shortcode such as [userfeedback id="1"] */
	return <CopyCode text={ text } label={ sprintf( __( 'Copy the shortcode %s', 'userfeedback' ), text ) } />;
}
