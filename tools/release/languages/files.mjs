/** Writes the files that WordPress reads of a translation: one for PHP, and one for each built script with strings of it. */
import { createHash } from 'node:crypto';

/**
 * As `wp i18n make-json` and `make-php` make them.
 *
 * @param {import('./po.mjs').Language} language
 * @param {Map<string, import('./po.mjs').Message>} template
 * @returns {{ name: string, content: string }[]} PHP's first
 */
export function filesOf( { locale, pluralForms, messages }, template ) {
	/** @type {Map<string, Record<string, string[]>>} */
	const scripts = new Map();
	const lines = [];
	for ( const { key, files } of template.values() ) {
		const forms = messages.get( key )?.forms.filter( ( form ) => form !== '' ) ?? [];
		if ( forms.length === 0 ) continue;
		for ( const script of files.filter( ( file ) => file.endsWith( '.js' ) ) ) {
			scripts.set( script, { ...scripts.get( script ), [ key ]: forms } );
		}
		if ( files.some( ( file ) => file.endsWith( '.php' ) ) ) {
			lines.push( `\t${ literal( key ) } => ${ forms.map( literal ).join( ' . "\\0" . ' ) },` );
		}
	}
	const head = { domain: 'messages', lang: locale, 'plural-forms': pluralForms };
	return [
		{
			name: `userfeedback-${ locale }.l10n.php`,
			content: `<?php\nreturn array( 'language' => ${ literal( locale ) }, 'plural-forms' => ${ literal( pluralForms ) }, 'messages' => array(\n${ lines.join( '\n' ) }\n) );\n`,
		},
		...[ ...scripts ].map( ( [ script, entries ] ) => ( {
			name: `userfeedback-${ locale }-${ createHash( 'md5' ).update( script ).digest( 'hex' ) }.json`,
			content: JSON.stringify( { domain: 'messages', locale_data: { messages: { '': head, ...entries } } } ),
		} ) ),
	];
}

/** @param {string} text */
function literal( text ) {
	return `'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;
}
