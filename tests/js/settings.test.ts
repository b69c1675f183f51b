import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join( import.meta.dirname, '../..' );

/** Follow from another setting, or are set only through the API. */
const NOT_ON_SCREENS = /^has_|^widget_show_logo$|^ai_/;

const screens = [ 'src/features', 'src/components' ]
	.flatMap( ( folder ) =>
		readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } ).map( ( file ) =>
			join( ROOT, folder, file )
		)
	)
	.filter( ( file ) => /\.tsx?$/.test( file ) && ! file.includes( '.test.' ) )
	.map( ( file ) => readFileSync( file, 'utf8' ) )
	.join( '' );

const recorded = JSON.parse( readFileSync( join( ROOT, 'tests/fixtures/rest/site/settings.json' ), 'utf8' ) ) as {
	body: { settings: Record< string, unknown > };
};

it.each( Object.keys( recorded.body.settings ).filter( ( name ) => ! NOT_ON_SCREENS.test( name ) ) )(
	'owners can change the setting %s',
	( name ) => {
		expect( screens ).toMatch( new RegExp( `\\b${ name }\\b` ) );
	}
);
