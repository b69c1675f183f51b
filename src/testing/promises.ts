import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Feature, FEATURES, type Plan } from '@/contract/features';

const { words } = JSON.parse(
	readFileSync( join( import.meta.dirname, '../../tests/fixtures/rules/promises.json' ), 'utf8' )
) as { words: Record< string, Feature > };

/** Returns the features that an offer's text promises. */
export function promisedBy( text: string ): Feature[] {
	return Object.entries( words ).flatMap( ( [ word, feature ] ) =>
		new RegExp( word, 'iu' ).test( text ) ? [ feature ] : []
	);
}

const ORDER: readonly Plan[] = [ 'lite', 'plus', 'pro', 'elite' ];

export function needsMoreThan( plan: Plan ): ( feature: Feature ) => boolean {
	return ( feature ) => ORDER.indexOf( FEATURES[ feature ].plan ) > ORDER.indexOf( plan );
}
