import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { type LookProps, lookField } from './looks';

/** Empty texts use the site's, or those of the page's language. */
export function ButtonTexts( { theming, looks }: LookProps ) {
	const words = ( name: 'skip_text' | 'next_text', label: string, usual: string ) => (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			placeholder={ usual }
			data-field={ lookField( name ) }
			maxLength={ LIMITS.SHORT_TEXT }
			value={ theming[ name ] }
			onChange={ ( value ) => looks.type( name, value ) }
			onBlur={ looks.left }
		/>
	);
	return (
		<div className="uf-branding__words">
			{ words( 'next_text', __( 'Next button text', 'userfeedback' ), __( 'Next', 'userfeedback' ) ) }
			{ words( 'skip_text', __( 'Skip button text', 'userfeedback' ), __( 'Skip', 'userfeedback' ) ) }
		</div>
	);
}
