import { decodeText } from '../text/decode-text';
import { attempt } from '../trust/attempt';

/**
 * Reads and removes cookies, in a fifth of js-cookie's bytes; cookie-jar.ts writes them, and a test compares both with that
 * package. The loader includes this once and shares it with the survey bundle. It also reads a cookie with an invalid escape,
 * which a page rule may check. If cookies are denied, as in a sandboxed frame without its own origin, the browser throws, and
 * the cookie counts as missing.
 */
export const cookies = {
	get: ( name: string ): string | undefined =>
		attempt( () => {
			const found = document.cookie
				.split( '; ' )
				.map( ( cookie ) => cookie.split( '=' ) )
				.find( ( [ key = '' ] ) => [ key, decodeText( key ) ].includes( name ) );
			return found && decodeText( found.slice( 1 ).join( '=' ) );
		} ),
	remove: ( name: string ): void => {
		attempt( () => {
			document.cookie = `${ name }=;path=/;max-age=-1`;
		} );
	},
};

export type Cookies = typeof cookies;
