import { attempt } from '../attempt';
import { readable } from '../targeting/addresses';

/**
 * Reads and removes cookies, as js-cookie does in five times the bytes; cookie-jar.ts writes them, and a test holds both
 * to that package. The loader carries this once and hands it to the survey bundle. It also reads a cookie with a broken
 * escape, of which a page rule may ask. Where cookies are denied, as in a sandboxed frame without an origin of its own,
 * the browser throws, and there is no cookie.
 */
export const cookies = {
	get: ( name: string ): string | undefined =>
		attempt( () => {
			for ( const cookie of document.cookie.split( '; ' ) ) {
				const [ key = '', ...value ] = cookie.split( '=' );
				if ( [ key, readable( key ) ].includes( name ) ) {
					return readable( value.join( '=' ) );
				}
			}
			return undefined;
		} ),
	remove: ( name: string ): void => {
		attempt( () => {
			document.cookie = `${ name }=;path=/;max-age=-1`;
		} );
	},
};

export type Cookies = typeof cookies;
