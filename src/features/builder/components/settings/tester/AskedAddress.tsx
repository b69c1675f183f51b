import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';

interface Props {
	typed: string;
	isForeign: boolean;
	onChange: ( typed: string ) => void;
}

export function AskedAddress( { typed, isForeign, onChange }: Props ) {
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			className={ isForeign ? 'uf-field--invalid' : '' }
			label={ __( 'Address of a page', 'userfeedback' ) }
			help={
				isForeign
					? __( 'This is no address of this site.', 'userfeedback' )
					: __( 'Of this site, whole or without its beginning.', 'userfeedback' )
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
