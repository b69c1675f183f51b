import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { locale } from '@/lib/locale';

const MOST_NAMED = 3;

/** “a, b, and c” as the page's language has it. */
export function listed( parts: readonly string[], type: Intl.ListFormatType = 'conjunction' ): string {
	return new Intl.ListFormat( locale(), { type } ).format( parts );
}

/** The first few by name, and how many more there are. */
export function fewOf( names: readonly string[], type: Intl.ListFormatType = 'conjunction' ): string {
	const more = names.length - MOST_NAMED;
	return listed(
		more < 2 // One more takes no less room than its name.
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

/** Some languages write the first letter of a sentence alone in capitals, some have none. */
export function asSentence( text: string ): string {
	const [ first = '', ...rest ] = text;
	return first.toLocaleUpperCase( locale() ) + rest.join( '' );
}
