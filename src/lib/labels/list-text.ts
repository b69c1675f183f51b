import { __, _n } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { isolated, sprintf } from '@/lib/labels/sprintf';
import { locale } from '@/lib/locale';

const MOST_NAMED = 3;

/** Returns “a, b, and c” in the page's language. */
export function listed( parts: readonly string[], type: Intl.ListFormatType = 'conjunction' ): string {
	return new Intl.ListFormat( locale(), { type } ).format( parts.map( isolated ) );
}

/** Returns the first few names, and the number of others. */
export function fewOf( names: readonly string[], type: Intl.ListFormatType = 'conjunction' ): string {
	const more = names.length - MOST_NAMED;
	return listed(
		more < 2 // One more takes as much space as its name.
			? names
			: [
					...names.slice( 0, MOST_NAMED ),
					/* translators: %s: a number, at the end of a list: "a, b and 5 more" */
					sprintf( _n( '%s more', '%s more', more, 'userfeedback' ), formatNumber( more ) ),
				],
		type
	);
}

/* translators: %s: what an owner typed or chose, such as the name of a page */
export const quoted = ( text: string ): string => sprintf( __( '“%s”', 'userfeedback' ), text );

/** Capitalizes only the first letter; some languages have no capitals. */
export function asSentence( text: string ): string {
	const [ first = '', ...rest ] = text;
	return first.toLocaleUpperCase( locale() ) + rest.join( '' );
}
