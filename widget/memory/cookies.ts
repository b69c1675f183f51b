import { readable } from '../targeting/addresses';

/**
 * The three calls of js-cookie that the widget makes, in the same words: with the package itself the loader is over its
 * cap. Tests hold the two against each other.
 */
export interface Cookies {
	get( name: string ): string | undefined;
	/** For the whole site; without `expires`, which is in days, until the browser is closed. */
	set(
		name: string,
		value: string,
		attributes: { expires: number | undefined; sameSite: 'Lax'; secure: boolean }
	): void;
	remove( name: string ): void;
}

/** Seconds. */
const DAY = 24 * 60 * 60;

export const cookies: Cookies = {
	get: ( name ) => {
		const start = `${ name }=`;
		const found = document.cookie.split( '; ' ).find( ( pair ) => pair.startsWith( start ) );
		return found && readable( found.slice( start.length ) );
	},
	set: ( name, value, { expires, sameSite, secure } ) => {
		const until = expires ? `;max-age=${ expires * DAY }` : '';
		const line = `${ name }=${ encodeURIComponent( value ) };path=/${ until };SameSite=${ sameSite }`;
		document.cookie = secure ? `${ line };Secure` : line;
	},
	remove: ( name ) => {
		document.cookie = `${ name }=;path=/;expires=${ new Date( 0 ).toUTCString() }`;
	},
};
