import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';

interface Props {
	typed: string;
	isForeign: boolean;
	onChange: ( typed: string ) => void;
}

export function TestUrl( { typed, isForeign, onChange }: Props ) {
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			className={ isForeign ? 'uf-field--invalid' : '' }
			label={ __( 'Page URL', 'userfeedback' ) }
			help={
				isForeign
					? __( 'Enter a URL from this site.', 'userfeedback' )
					: __( 'Full URL or path on this site, such as /prices/.', 'userfeedback' )
			}
			aria-invalid={ isForeign ? true : undefined }
			dir="ltr"
			placeholder="/prices/"
			maxLength={ LIMITS.URL }
			value={ typed }
			onChange={ onChange }
		/>
	);
}
