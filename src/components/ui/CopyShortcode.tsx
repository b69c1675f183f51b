import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { shortcode } from '../../lib/links';
import { useSnackbars } from './Snackbars';
import './CopyShortcode.scss';

/** Read-only text; a click (or Enter) copies it. */
export function CopyShortcode( { survey_id }: { survey_id: number } ) {
	const text = shortcode( survey_id );
	const field = useRef< HTMLInputElement >( null );
	const { show } = useSnackbars();

	const copy = async () => {
		field.current?.select();
		if ( await copied( text ) ) {
			show( __( 'Copied to Clipboard', 'userfeedback' ) );
		}
	};

	return (
		<input
			ref={ field }
			className="uf-shortcode"
			type="text"
			readOnly
			value={ text }
			size={ text.length }
			/* translators: %s: a shortcode such as [userfeedback id="1"] */
			aria-label={ sprintf( __( 'Copy the shortcode %s', 'userfeedback' ), text ) }
			onClick={ () => void copy() }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' ) {
					event.preventDefault();
					void copy();
				}
			} }
		/>
	);
}

/** The clipboard's own interface exists on https and localhost only; on http the selected text is copied the old way. */
async function copied( text: string ): Promise< boolean > {
	const clipboard = navigator.clipboard as Clipboard | undefined;
	try {
		await clipboard?.writeText( text );
		return clipboard !== undefined || copySelection();
	} catch {
		return copySelection();
	}
}

function copySelection(): boolean {
	// eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is on http
	return document.execCommand( 'copy' );
}
