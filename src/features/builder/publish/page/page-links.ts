import { withoutFormula } from '@/lib/copied-table';
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

/** Values of a hidden field, one per line. */
export function valuesOf( list: string ): string[] {
	return list
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( ( line ) => line !== '' );
}

/**
 * Returns links as a CSV file.
 *
 * @param urls
 * @param field the values that personal links have, in the same order; null for anonymous links
 */
export function linkFile( urls: readonly string[], field: { name: string; values: readonly string[] } | null ): string {
	const rows = urls.map( ( url, place ) => ( field ? `${ quoted( field.values[ place ] ?? '' ) },${ url }` : url ) );
	return [ field ? `${ field.name },url` : 'url', ...rows, '' ].join( '\r\n' );
}

function quoted( value: string ): string {
	return `"${ withoutFormula( value ).replace( /"/g, '""' ) }"`;
}
