import { __ } from '@wordpress/i18n';

/** Said where all around it is in another language. */
export function EnglishOnly() {
	const { lang } = document.documentElement;
	return lang === '' || /^en\b/i.test( lang ) ? null : (
		<p className="uf-manual__language">{ __( 'The manual is in English.', 'userfeedback' ) }</p>
	);
}
