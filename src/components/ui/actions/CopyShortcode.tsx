import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { copy as copyIcon } from '@wordpress/icons';
import { useRef } from 'react';
import { shortcode } from '@/lib/links';
import { useSnackbars } from '../feedback/Snackbars';
import './CopyShortcode.scss';

/** The shortcode and what a click on it does. It is code, so it reads from left to right everywhere. */
export function CopyShortcode( { surveyId }: { surveyId: number } ) {
	const text = shortcode( surveyId );
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
			/* translators: %s: a shortcode such as [userfeedback id="1"] */
			aria-label={ sprintf( __( 'Copy the shortcode %s', 'userfeedback' ), text ) }
			onClick={ () => void copy() }
		>
			<code ref={ code }>{ text }</code>
			<Icon icon={ copyIcon } size={ 16 } />
		</button>
	);
}

/** The clipboard's own interface exists on https and localhost only; on http a selected text is copied the old way. */
async function copied( text: string, element: HTMLElement | null ): Promise< boolean > {
	const clipboard = navigator.clipboard as Clipboard | undefined;
	try {
		await clipboard?.writeText( text );
		return clipboard !== undefined || copySelected( element );
	} catch {
		return copySelected( element );
	}
}

function copySelected( element: HTMLElement | null ): boolean {
	if ( element ) {
		document.getSelection()?.selectAllChildren( element );
	}
	// eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is on http
	return document.execCommand( 'copy' );
}
