import { addQueryArgs } from '@wordpress/url';
import type { ExportRequest } from '@/contract/types';

/** The parameters of the exports page for the days. */
const NAMES: Record< string, string > = { from: 'start', to: 'end' };

/**
 * Where a short export is, which the server writes as it is fetched.
 *
 * @param url of the admin page, with survey and signature
 */
export function exportAddress( url: string, request: ExportRequest ): string {
	const named = Object.entries( request ).map( ( [ name, value ]: [ string, unknown ] ) => [
		NAMES[ name ] ?? name,
		value,
	] );
	return addQueryArgs(
		new URL( url, window.location.href ).href,
		Object.fromEntries( named ) as Record< string, unknown >
	);
}
