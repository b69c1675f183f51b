import type { Site } from '@/lib/site';

/** A survey's own page. */
export function pageAddress( site: Site, slug: string ): string {
	return site.page_url.replace( /\{slug\}|%7Bslug%7D/i, slug );
}

/** HTML that shows a survey's own page on another site. */
export function embedCode( url: string, title: string ): string {
	const text = ( value: string ): string =>
		value.replace( /[&"<>]/g, ( character ) => `&#${ String( character.charCodeAt( 0 ) ) };` );
	return `<iframe src="${ text( url ) }" title="${ text( title ) }" width="100%" height="640" style="border:0" loading="lazy"></iframe>`;
}
