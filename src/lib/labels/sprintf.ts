// eslint-disable-next-line no-restricted-imports -- The only wrapper of it.
import { isRTL, sprintf as fill } from '@wordpress/i18n';

const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g;

/** Keeps text in the other writing direction, such as an English title in Arabic, from moving the punctuation around it. */
export function isolated( text: string ): string {
	const others = text.replace( RTL, '' );
	return ( isRTL() ? /\p{L}/u.test( others ) : others !== text ) ? `\u2068${ text }\u2069` : text;
}

/** WordPress's sprintf() for text that people read. */
export function sprintf( format: string, ...values: readonly ( string | number )[] ): string {
	return fill( format, ...values.map( String ).map( isolated ) );
}
