import { expect, it } from 'vitest';
import type { Store } from '../memory/store';
import { responseQueue } from './queue';
import type { QueuedResponse } from './queue';

const REST = 'https://example.org/a/wp-json/userfeedback/v1/';

function mapStore( kept: Map< string, string > ): Store {
	return {
		keys: () => [ ...kept.keys() ],
		get: ( key ) => kept.get( key ) ?? null,
		set: ( key, text ) => !! kept.set( key, text ),
		remove: ( key ) => void kept.delete( key ),
	};
}

const waiting = ( token: string, at: number ): QueuedResponse => ( {
	survey_id: 3,
	cookie_name: 'userfeedback-survey-3',
	body: { answers: [ { question_id: 'q', value: 'Fine' } ], nonce: 'n', token },
	at,
} );

it( 'returns responses, oldest first', () => {
	const queue = responseQueue( mapStore( new Map() ), REST );
	queue.put( waiting( 'b', 2 ) );
	queue.put( waiting( 'a', 1 ) );

	expect( queue.all() ).toEqual( [ waiting( 'a', 1 ), waiting( 'b', 2 ) ] );
} );

it( 'lets two tabs add and remove responses without losing one', () => {
	const shared = new Map< string, string >();
	const [ one, other ] = [ responseQueue( mapStore( shared ), REST ), responseQueue( mapStore( shared ), REST ) ];
	one.put( waiting( 'a', 1 ) );
	other.put( waiting( 'b', 2 ) );
	one.remove( 'a' );

	expect( other.all() ).toEqual( [ waiting( 'b', 2 ) ] );
} );

it( 'replaces a response that is added again with the same token', () => {
	const queue = responseQueue( mapStore( new Map() ), REST );
	queue.put( waiting( 'a', 1 ) );
	queue.put( waiting( 'a', 5 ) );

	expect( queue.all() ).toEqual( [ waiting( 'a', 5 ) ] );
} );

it( 'leaves other keys alone and deletes what it cannot read', () => {
	const shared = new Map( [
		[ 'theme', 'dark' ],
		[ `userfeedback-queue:${ REST }x`, '{"survey_id":3,' ],
		[ `userfeedback-queue:${ REST }y`, '{"survey_id":3}' ],
		[ `userfeedback-queue:${ REST }z`, 'null' ],
	] );

	expect( responseQueue( mapStore( shared ), REST ).all() ).toEqual( [] );
	expect( [ ...shared.keys() ] ).toEqual( [ 'theme' ] );
} );

it( 'neither sends nor removes pending responses of a site in a neighboring folder', () => {
	const shared = new Map< string, string >();
	const ours = responseQueue( mapStore( shared ), REST );
	const theirs = responseQueue( mapStore( shared ), 'https://example.org/b/wp-json/userfeedback/v1/' );
	theirs.put( waiting( 'b', 2 ) );
	ours.put( waiting( 'a', 1 ) );

	expect( ours.all() ).toEqual( [ waiting( 'a', 1 ) ] );
	ours.remove( 'a' );
	expect( theirs.all() ).toEqual( [ waiting( 'b', 2 ) ] );
} );
