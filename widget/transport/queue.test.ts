import { expect, it } from 'vitest';
import type { Store } from '../memory/store';
import { responseQueue } from './queue';
import type { Waiting } from './queue';

function mapStore( kept: Map< string, string > ): Store {
	return {
		keys: () => [ ...kept.keys() ],
		get: ( key ) => kept.get( key ) ?? null,
		set: ( key, text ) => !! kept.set( key, text ),
		remove: ( key ) => void kept.delete( key ),
	};
}

const waiting = ( token: string, at: number ): Waiting => ( {
	survey_id: 3,
	cookie_name: 'userfeedback-survey-3',
	body: { answers: [ { question_id: 'q', value: 'Fine' } ], nonce: 'n', token },
	at,
} );

it( 'gives back what was put in, oldest first', () => {
	const queue = responseQueue( mapStore( new Map() ) );
	queue.put( waiting( 'b', 2 ) );
	queue.put( waiting( 'a', 1 ) );

	expect( queue.all() ).toEqual( [ waiting( 'a', 1 ), waiting( 'b', 2 ) ] );
} );

it( 'lets two tabs put in and take out at once without losing an answer', () => {
	const shared = new Map< string, string >();
	const [ one, other ] = [ responseQueue( mapStore( shared ) ), responseQueue( mapStore( shared ) ) ];
	one.put( waiting( 'a', 1 ) );
	other.put( waiting( 'b', 2 ) );
	one.remove( 'a' );

	expect( other.all() ).toEqual( [ waiting( 'b', 2 ) ] );
} );

it( 'replaces an answer that is put in again under its token', () => {
	const queue = responseQueue( mapStore( new Map() ) );
	queue.put( waiting( 'a', 1 ) );
	queue.put( waiting( 'a', 5 ) );

	expect( queue.all() ).toEqual( [ waiting( 'a', 5 ) ] );
} );

it( 'leaves the texts of others alone and clears away what it cannot read', () => {
	const shared = new Map( [
		[ 'theme', 'dark' ],
		[ 'userfeedback-queue:x', '{"survey_id":3,' ],
		[ 'userfeedback-queue:y', '{"survey_id":3}' ],
		[ 'userfeedback-queue:z', 'null' ],
	] );

	expect( responseQueue( mapStore( shared ) ).all() ).toEqual( [] );
	expect( [ ...shared.keys() ] ).toEqual( [ 'theme' ] );
} );
