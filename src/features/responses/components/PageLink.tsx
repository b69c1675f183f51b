import { __ } from '@wordpress/i18n';
import type { PageSubmitted } from '@/contract/types';

/** The server gives no address but http and https. A visitor's browser named it: shown as text. */
export function PageLink( { page: { name, url } }: { page: PageSubmitted } ) {
	const words = name || url || '–';
	return url === null ? (
		<span className="uf-responses__page" dir="auto">
			{ words }
		</span>
	) : (
		<a className="uf-responses__page" dir="auto" href={ url } target="_blank" rel="noreferrer noopener">
			{ words }
			<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
		</a>
	);
}
