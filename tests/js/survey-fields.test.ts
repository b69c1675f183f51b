import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STEP_OF_SETTING } from '../../src/features/builder/draft/steps';

const BUILDER = join( import.meta.dirname, '../../src/features/builder' );

/** The steps and shared fields of the builder, as text. */
const screens = [ BUILDER, join( BUILDER, '../../components/branding' ) ]
	.flatMap( ( folder ) =>
		readdirSync( folder, { recursive: true, encoding: 'utf8' } ).map( ( file ) => join( folder, file ) )
	)
	.filter( ( file ) => /\.tsx$/.test( file ) && ! file.includes( '.test.' ) )
	.map( ( file ) => readFileSync( file, 'utf8' ) )
	.join( '' );

it.each( Object.keys( STEP_OF_SETTING ) )( 'owners can edit the setting %s of a survey', ( name ) => {
	expect( screens ).toMatch( new RegExp( `['"\`]settings\\.${ name }\\b` ) );
} );
