import { readable } from '../targeting/addresses';

/**
 * Reads and removes cookies, as js-cookie does in five times the bytes; cookie-jar.ts writes them, and a test holds both
 * to that package. The loader carries this once and hands it to the survey bundle. It also reads a cookie with a broken
 * escape, of which a page rule may ask.
 */
export const cookies = {
	get: ( name: string ): string | undefined => {
		for ( const cookie of document.cookie.split( '; ' ) ) {
			const [ key = '', ...value ] = cookie.split( '=' );
			if ( [ key, readable( key ) ].includes( name ) ) {
				return readable( value.join( '=' ) );
			}
		}
		return undefined;
	},
	remove: ( name: string ): void => {
		document.cookie = `${ name }=;path=/;max-age=-1`;
	},
};

export type Cookies = typeof cookies;
