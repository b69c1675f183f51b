import { beforeEach, describe, expect, it } from 'vitest';
import type { SubmittedAnswer } from '../../src/contract/types';
import { named } from '../testing';
import type { Outcome } from '../transport/port';
import { startSession } from './session';
import type { Session } from './session';

let told: string[];
let sent: ( SubmittedAnswer[] | null )[];
let answer: ( outcome: Outcome ) => void;

/** A port that the test answers by hand, as a server would in its own time. */
function sessionOf( ...names: string[] ): Session {
	const submit = ( answers: SubmittedAnswer[] | null ): Promise< Outcome > => {
		sent.push( answers );
		return new Promise( ( resolve ) => {
			answer = resolve;
		} );
	};
	return startSession( { questions: named( ...names ) }, { submit }, ( what ) => void told.push( what ) );
}

const settled = (): Promise< void > => Promise.resolve().then( () => undefined );

beforeEach( () => {
	told = [];
	sent = [];
} );

describe( 'a visitor in a survey', () => {
	it( 'is thanked only after the answers have arrived', async () => {
		const session = sessionOf( 'colour' );
		session.edit( { value: 'Red' } );
		session.next();

		expect( session.phase() ).toBe( 'sending' );
		answer( 'sent' );
		await settled();
		expect( session.phase() ).toBe( 'sent' );
		expect( sent ).toEqual( [ [ { question_id: 'colour', value: 'Red' } ] ] );
	} );

	it( 'sends once, however often the button is pressed', async () => {
		const session = sessionOf( 'colour' );
		session.edit( { value: 'Red' } );
		session.next();
		session.next();
		session.skip();
		session.edit( { value: 'Blue' } );
		answer( 'sent' );
		await settled();
		session.next();

		expect( sent ).toHaveLength( 1 );
	} );

	it( 'still has the answer when it could neither be sent nor kept, and may send it again', async () => {
		const session = sessionOf( 'colour' );
		session.edit( { value: 'Red' } );
		session.next();
		answer( 'failed' );
		await settled();

		expect( session.phase() ).toBe( 'failed' );
		expect( session.question()?.id ).toBe( 'colour' );
		session.next();
		answer( 'sent' );
		await settled();
		expect( session.phase() ).toBe( 'sent' );
		expect( sent[ 1 ] ).toEqual( sent[ 0 ] );
	} );

	it( 'is drawn anew after each change', async () => {
		const session = sessionOf( 'why', 'colour' );
		let draws = 0;
		session.onChange( () => ( draws += 1 ) );

		session.edit( { value: 'Fast' } );
		session.next();
		session.next();
		answer( 'sent' );
		await settled();

		expect( draws ).toBe( 4 );
	} );

	it( 'tells the page about its steps, but not what was answered', async () => {
		const session = sessionOf( 'why', 'colour', 'stars' );
		session.skip();
		session.edit( { value: 'Red' } );
		session.next();
		session.edit( { value: 5 } );
		session.next();
		answer( 'kept' );
		await settled();

		expect( told ).toEqual( [ 'start', 'skip', 'answer', 'answer', 'finish' ] );
	} );

	it( 'has not finished when the server refused', async () => {
		const session = sessionOf( 'colour' );
		session.edit( { value: 'Red' } );
		session.next();
		answer( 'refused' );
		await settled();

		expect( session.phase() ).toBe( 'refused' );
		expect( told ).toEqual( [ 'start', 'answer' ] );
	} );

	it( 'counts no step that a fault has stopped', () => {
		const session = sessionOf( 'name', 'colour' );
		session.next();

		expect( session.question()?.id ).toBe( 'name' );
		expect( told ).toEqual( [ 'start' ] );
	} );
} );
