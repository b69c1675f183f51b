/**
 * The Clipboard API exists on https and localhost only; on http, falls back to copying a selection.
 *
 * @param element element with the text, for the fallback
 * @param html    for programs that accept more than plain text
 */
export async function copied( text: string, element: HTMLElement | null, html?: string ): Promise< boolean > {
	const clipboard = navigator.clipboard as Clipboard | undefined;
	try {
		if ( html !== undefined && clipboard && 'ClipboardItem' in window ) {
			const parts = { 'text/plain': blob( text, 'text/plain' ), 'text/html': blob( html, 'text/html' ) };
			await clipboard.write( [ new ClipboardItem( parts ) ] );
			return true;
		}
		await clipboard?.writeText( text );
		return clipboard !== undefined || copySelected( element );
	} catch {
		return copySelected( element );
	}
}

function blob( text: string, type: string ): Blob {
	return new Blob( [ text ], { type } );
}

function copySelected( element: HTMLElement | null ): boolean {
	if ( element ) {
		document.getSelection()?.selectAllChildren( element );
	}
	// eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is on http
	return document.execCommand( 'copy' );
}
