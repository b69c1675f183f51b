import type { ExportRequest } from '@/contract/types';

/** What the admin page of exports calls the days. */
const NAMES: Record< string, string > = { from: 'start', to: 'end' };

/**
 * Where a short export is, which the server writes as it is fetched.
 *
 * @param url of the admin page, with survey and signature
 */
export function exportAddress( url: string, request: ExportRequest ): string {
	const address = new URL( url, window.location.href );
	for ( const [ name, value ] of Object.entries( request ) ) {
		address.searchParams.set( NAMES[ name ] ?? name, String( value ) );
	}
	return address.href;
}
