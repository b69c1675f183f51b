import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../tools/setup/paths.mjs';

/** Every translated text stands between these marks. */
export const MARKED = /[⟦⟧]/;

export const LOCALE = 'de_DE';

interface Entry {
	context: string | null;
	text: string;
	plural: string | null;
	references: string[];
}

/**
 * Installs a language that was made of our own template as translators' tools make one: a file for PHP, and one for
 * each script that a string names (`wp i18n make-json`), where translate.wordpress.org puts them.
 */
export function installLanguage( site: string ): void {
	const folder = join( site, 'wp-content/languages/plugins' );
	mkdirSync( folder, { recursive: true } );
	const entries = readTemplate( readFileSync( join( ROOT, 'languages/userfeedback.pot' ), 'utf8' ) );

	writeFileSync( join( folder, '..', `${ LOCALE }.l10n.php` ), "<?php\nreturn array( 'messages' => array() );\n" );
	writeFileSync( join( folder, `userfeedback-${ LOCALE }.l10n.php` ), phpFile( entries ) );
	const scripts = new Set(
		entries.flatMap( ( { references } ) => references.filter( ( path ) => path.endsWith( '.js' ) ) )
	);
	for ( const script of scripts ) {
		const name = createHash( 'md5' ).update( script ).digest( 'hex' );
		const own = entries.filter( ( { references } ) => references.includes( script ) );
		writeFileSync( join( folder, `userfeedback-${ LOCALE }-${ name }.json` ), jsonFile( own ) );
	}
}

const marked = ( text: string ): string => `⟦${ text }⟧`;

function forms( { text, plural }: Entry ): string[] {
	return plural === null ? [ marked( text ) ] : [ marked( text ), marked( plural ) ];
}

function jsonFile( entries: Entry[] ): string {
	const messages: Record< string, unknown > = {
		'': { domain: 'messages', lang: LOCALE, 'plural-forms': 'nplurals=2; plural=(n != 1);' },
	};
	for ( const entry of entries ) {
		messages[ ( entry.context === null ? '' : `${ entry.context }\u0004` ) + entry.text ] = forms( entry );
	}
	return JSON.stringify( { domain: 'messages', locale_data: { messages } } );
}

function phpFile( entries: Entry[] ): string {
	const literal = ( text: string ): string => `'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;
	const lines = entries.map( ( entry ) => {
		const key = ( entry.context === null ? '' : `${ entry.context }\u0004` ) + entry.text;
		return `${ literal( key ) } => ${ literal( forms( entry ).join( '\0' ) ) },`;
	} );
	return `<?php\nreturn array( 'plural-forms' => 'nplurals=2; plural=(n != 1);', 'messages' => array(\n${ lines.join( '\n' ) }\n) );\n`;
}

function readTemplate( template: string ): Entry[] {
	return template
		.split( '\n\n' )
		.slice( 1 )
		.map( ( block ) => ( {
			context: field( block, 'msgctxt' ),
			text: field( block, 'msgid' ) ?? '',
			plural: field( block, 'msgid_plural' ),
			references: [ ...block.matchAll( /^#: (.+)$/gm ) ].map( ( [ , path = '' ] ) => path ),
		} ) )
		.filter( ( { text } ) => text !== '' );
}

function field( block: string, name: string ): string | null {
	const found = new RegExp( `^${ name } ((?:".*"\\n?)+)`, 'm' ).exec( block )?.[ 1 ];
	return found === undefined
		? null
		: found
				.split( '\n' )
				.filter( ( line ) => line !== '' )
				.map( ( line ) => JSON.parse( line ) as string )
				.join( '' );
}
