import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { PageRule } from '@/contract/types';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { dataKind, textIn } from '@/features/builder/draft/targeting/page-rules';

interface Props {
	rule: PageRule;
	label: string;
	error?: string | undefined;
	onChange: ( data: string ) => void;
}

/** Text or an address; both are from the web, so they read from left to right in every language. */
export function RuleText( { rule, label, error, onChange }: Props ) {
	const dispatch = useDispatch();
	const isAddress = dataKind( rule.logic ) === 'address';

	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			hideLabelFromVision
			className={ error === undefined ? '' : 'uf-field--invalid' }
			label={ label }
			help={ error }
			aria-invalid={ error === undefined ? undefined : true }
			dir="ltr"
			type={ isAddress ? 'url' : 'text' }
			placeholder={ isAddress ? 'https://' : placeholderOf( rule.logic ) }
			maxLength={ LIMITS.URL }
			value={ textIn( rule ) }
			onChange={ onChange }
			onBlur={ () => dispatch( { type: 'field-left' } ) }
		/>
	);
}

function placeholderOf( logic: PageRule[ 'logic' ] ): string {
	if ( logic === 'cookie_exist' || logic === 'cookie_not_exist' ) {
		return __( 'Cookie name', 'userfeedback' );
	}
	return logic.startsWith( 'page_url' ) ? '/prices/' : 'from=newsletter';
}
