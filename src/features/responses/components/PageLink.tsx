import { __ } from '@wordpress/i18n';
import type { PageSubmitted } from '@/contract/types';

/**
 * The visitor's browser sent the name and the address, so they can be fake: links only an address on this site, else shows the
 * address as text.
 */
export function PageLink( { page: { name, url, is_own: isOwn } }: { page: PageSubmitted } ) {
	if ( url !== null && isOwn ) {
		return (
			<a className="uf-responses__page" dir="auto" href={ url } target="_blank" rel="noreferrer noopener">
				{ name || url }
				<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
			</a>
		);
	}
	return (
		<span className="uf-responses__page">
			<span dir="auto">{ name || url || '–' }</span>
			{ name !== '' && url !== null && (
				<>
					<br />
					<bdi>{ url }</bdi>
				</>
			) }
		</span>
	);
}
