import { beforeEach, describe, expect, it } from 'vitest';
import type { SubmittedAnswer, WidgetQuestion } from '../../../src/contract/types';
import { IN_LINE, named, QUESTIONS } from '../../testing';
import type { Outcome } from '../../transport/port';
import { NO_VISIT } from './begun';
import type { Begun, Visit } from './begun';
import type { Values } from '../flow';
import { startSession } from './session';
import type { Rules, Session } from './session';

let told: string[];
let sent: ( SubmittedAnswer[] | null )[];
let answer: ( outcome: Outcome ) => void;

/** A port that the test resolves by hand, like a server with its own timing. */
function sessionOf( ...names: string[] ): Session {
	const submit = ( answers: SubmittedAnswer[] | null ): Promise< Outcome > => {
		sent.push( answers );
		return new Promise( ( resolve ) => {
			answer = resolve;
		} );
	};
	return startSession(
		{ questions: named( ...names ), version: 1 },
		{ submit },
		( what ) => void told.push( what ),
		NO_VISIT,
		() => undefined,
		IN_LINE
	);
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

describe( 'a visit', () => {
	const questions = [
		...named( 'why', 'colour', 'stars' ),
		{ ...( QUESTIONS.pages as WidgetQuestion ), randomize: true },
	];
	let kept: string | null;
	let left: string[];
	let outcome: Outcome;
	const visit: Visit = { read: () => kept, write: ( text ) => void ( kept = text ) };
	const port = { submit: () => Promise.resolve( outcome ) };
	const open = ( version = 1, rules: Partial< Rules > = {} ): Session =>
		startSession(
			{ questions, version },
			port,
			( what ) => void told.push( what ),
			visit,
			( url ) => void left.push( url ),
			{ ...IN_LINE, ...rules }
		);

	beforeEach( () => {
		kept = null;
		left = [];
		outcome = 'sent';
	} );

	it( 'goes on at the same question after a reload, with the answers and the order of the options', () => {
		const before = open();
		const order = before.order( questions[ 3 ] as WidgetQuestion );
		before.edit( { value: 'Fast' } );
		before.next();
		before.edit( { value: 'Red' } );

		const after = open();
		expect( after.question()?.id ).toBe( 'colour' );
		expect( after.flow().drafts ).toEqual( before.flow().drafts );
		expect( after.order( questions[ 3 ] as WidgetQuestion ) ).toEqual( order );
		after.back();
		expect( after.question()?.id ).toBe( 'why' );
		expect( told ).toEqual( [ 'start', 'answer' ] );
	} );

	it( 'keeps the order of the options also when nothing was answered', () => {
		const orders = Array.from( { length: 20 }, () =>
			open()
				.order( questions[ 3 ] as WidgetQuestion )
				.join()
		);
		expect( new Set( orders ).size ).toBe( 1 );
	} );

	it( 'starts anew once the survey was saved again', () => {
		const before = open();
		before.skip();
		expect( open( 2 ).question()?.id ).toBe( 'why' );
	} );

	it( 'still has what was typed once the survey was saved again', () => {
		open().edit( { value: 'Half a sentence' } );
		const after = open( 2 );

		expect( after.question()?.id ).toBe( 'why' );
		expect( after.flow().drafts.why?.value ).toBe( 'Half a sentence' );
	} );

	it.each( [
		[ 'sent', null ],
		[ 'kept', null ],
		[ 'refused', 'colour' ],
		[ 'failed', 'colour' ],
	] as const )( 'that ended as %s leaves the right thing behind', async ( how, waits ) => {
		outcome = how;
		const session = open( 1, { asked: () => [ 'why', 'colour' ] } );
		session.next();
		session.edit( { value: 'Red' } );
		session.next();
		await settled();

		expect( kept === null ? null : ( JSON.parse( kept ) as Begun ).path.slice().pop() ).toBe( waits );
	} );

	it.each( [
		[ 'sent', [ 'https://example.org/thanks' ] ],
		[ 'kept', [] ],
		[ 'failed', [] ],
		[ 'refused', [] ],
	] as const )( 'that ended as %s goes on to %j', async ( how, where ) => {
		outcome = how;
		const goesTo = ( { colour }: Values ): string | null =>
			colour === 'Red' ? 'https://example.org/thanks' : null;
		const session = open( 1, { asked: () => [ 'why', 'colour' ], goesTo } );
		session.next();
		session.edit( { value: 'Red' } );
		session.next();
		await settled();

		expect( left ).toEqual( where );
	} );

	describe( 'whose answers were kept', () => {
		let settle: ( how: Outcome ) => void;
		const keptSession = async (): Promise< Session > => {
			const session = startSession(
				{ questions: named( 'colour' ), version: 1 },
				{
					submit: ( _, later ) => {
						settle = later;
						return Promise.resolve( 'kept' as const );
					},
				},
				( what ) => void told.push( what ),
				visit,
				( url ) => void left.push( url ),
				{ ...IN_LINE, goesTo: () => 'https://example.org/thanks' }
			);
			session.edit( { value: 'Red' } );
			session.next();
			await settled();
			return session;
		};

		it( 'goes on when they are sent at last, and finishes once', async () => {
			const session = await keptSession();
			expect( [ session.phase(), left ] ).toEqual( [ 'kept', [] ] );
			settle( 'sent' );
			settle( 'sent' );

			expect( session.phase() ).toBe( 'sent' );
			expect( left ).toEqual( [ 'https://example.org/thanks' ] );
			expect( told.filter( ( what ) => what === 'finish' ) ).toHaveLength( 1 );
		} );

		it.each( [ 'refused', 'failed' ] as const )(
			'has them on screen again when they are %s at last',
			async ( how ) => {
				const session = await keptSession();
				settle( how );

				expect( session.phase() ).toBe( how );
				expect( session.question()?.id ).toBe( 'colour' );
				expect( session.flow().drafts.colour?.value ).toBe( 'Red' );
				expect( left ).toEqual( [] );
			}
		);
	} );
} );
