import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { copy as copyIcon } from '@wordpress/icons';
import { useRef } from 'react';
import { copied } from '@/lib/clipboard';
import { useSnackbars } from '../feedback/Snackbars';
import './CopyCode.scss';

/** Code with a click action. It reads from left to right in all languages. */
export function CopyCode( { text, label }: { text: string; label: string } ) {
	const code = useRef< HTMLElement >( null );
	const { show } = useSnackbars();

	const copy = async () => {
		if ( await copied( text, code.current ) ) {
			show( __( 'Copied to Clipboard', 'userfeedback' ) );
		}
	};

	return (
		<button
			className="uf-shortcode"
			type="button"
			dir="ltr"
			title={ __( 'Copy to Clipboard', 'userfeedback' ) }
			aria-label={ label }
			onClick={ () => void copy() }
		>
			<code ref={ code }>{ text }</code>
			<Icon icon={ copyIcon } size={ 16 } />
		</button>
	);
}
