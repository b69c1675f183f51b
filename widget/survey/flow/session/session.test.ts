import { beforeEach, describe, expect, it } from 'vitest';
import type { SubmittedAnswer, WidgetQuestion } from '../../../../src/contract/types';
import { IN_LINE, named, QUESTIONS } from '../../../testing';
import type { Values } from '../flow';
import type { Outcome } from '../port';
import { startSession } from './session';
import type { Rules, Session } from './session';
import { NO_VISIT } from './started-survey';
import type { StartedSurvey, VisitStorage } from './started-survey';

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

describe( 'a survey session', () => {
	it( 'thanks the visitor only after the answers have arrived', async () => {
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

	it( 'keeps the answer, and allows a retry, if it was neither sent nor stored', async () => {
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

	it( 'redraws after each change', async () => {
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

	it( 'reports its steps to the page, but not the answers', async () => {
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

	it( 'is not finished when the server rejects the response', async () => {
		const session = sessionOf( 'colour' );
		session.edit( { value: 'Red' } );
		session.next();
		answer( 'refused' );
		await settled();

		expect( session.phase() ).toBe( 'refused' );
		expect( told ).toEqual( [ 'start', 'answer' ] );
	} );

	it( 'counts no step stopped by an error', () => {
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
	const visit: VisitStorage = { read: () => kept, write: ( text ) => void ( kept = text ) };
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

	it( 'resumes after a reload with the same question, answers, and option order', () => {
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

	it( 'shuffles the option that asks for a text to the end', () => {
		const shuffled = { ...( questions[ 3 ] as WidgetQuestion ), other: questions[ 3 ]?.options[ 0 ] ?? '' };
		const last = Array.from( { length: 20 }, () => {
			kept = null; // Another visitor, with another order.
			return open().order( shuffled ).at( -1 );
		} );
		expect( new Set( last ) ).toEqual( new Set( [ 0 ] ) );
	} );

	it( 'keeps the order of the options even without an answer', () => {
		const orders = Array.from( { length: 20 }, () =>
			open()
				.order( questions[ 3 ] as WidgetQuestion )
				.join()
		);
		expect( new Set( orders ).size ).toBe( 1 );
	} );

	it( 'starts over after the survey is saved again', () => {
		const before = open();
		before.skip();
		expect( open( 2 ).question()?.id ).toBe( 'why' );
	} );

	it( 'keeps typed text after the survey is saved again', () => {
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
	] as const )( 'that ended as %s keeps progress only if it must be sent again', async ( how, waits ) => {
		outcome = how;
		const session = open( 1, { asked: () => [ 'why', 'colour' ] } );
		session.next();
		session.edit( { value: 'Red' } );
		session.next();
		await settled();

		expect( kept === null ? null : ( JSON.parse( kept ) as StartedSurvey ).path.slice().pop() ).toBe( waits );
	} );

	it.each( [
		[ 'sent', [ 'https://example.org/thanks' ] ],
		[ 'kept', [] ],
		[ 'failed', [] ],
		[ 'refused', [] ],
	] as const )( 'that ended as %s redirects to %j', async ( how, where ) => {
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

	describe( 'with answers stored for later', () => {
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

		it( 'redirects when they are finally sent, and finishes once', async () => {
			const session = await keptSession();
			expect( [ session.phase(), left ] ).toEqual( [ 'kept', [] ] );
			settle( 'sent' );
			settle( 'sent' );

			expect( session.phase() ).toBe( 'sent' );
			expect( left ).toEqual( [ 'https://example.org/thanks' ] );
			expect( told.filter( ( what ) => what === 'finish' ) ).toHaveLength( 1 );
		} );

		it.each( [ 'refused', 'failed' ] as const )( 'shows them again when they are finally %s', async ( how ) => {
			const session = await keptSession();
			settle( how );

			expect( session.phase() ).toBe( how );
			expect( session.question()?.id ).toBe( 'colour' );
			expect( session.flow().drafts.colour?.value ).toBe( 'Red' );
			expect( left ).toEqual( [] );
		} );
	} );
} );
