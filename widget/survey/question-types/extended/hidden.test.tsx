import { afterEach, describe, expect, it } from 'vitest';
import type { SubmittedAnswer, WidgetQuestion } from '../../../../src/contract/types';
import { question, survey } from '../../../testing';
import { startSession, type Session } from '../../flow/session/session';
import { NO_VISIT, type VisitStorage } from '../../flow/session/started-survey';
import { surveyRules } from '../../flow/survey-rules';

const PLAN = question( 'plan-id', { type: 'hidden', title: 'plan' } );
const WHY = question( 'why' );
const ONLY_PRO = question( 'only-pro', {
	logic: { action: 'show', conditions: [ { question_id: 'plan-id', compare: '=', value: 'pro' } ] },
} );

const at = ( query: string ): void => history.replaceState( null, '', `/prices/${ query }` );

const sent: ( SubmittedAnswer[] | null )[] = [];

function answering( questions: WidgetQuestion[], visit: VisitStorage = NO_VISIT ): Session {
	sent.length = 0;
	const given = survey( questions );
	return startSession(
		given,
		{ submit: ( answers ) => ( sent.push( answers ), Promise.resolve( 'sent' ) ) },
		() => undefined,
		visit,
		() => undefined,
		surveyRules( given )
	);
}

function answer( session: Session, ...texts: string[] ): void {
	for ( const value of texts ) {
		session.edit( { value } );
		session.next();
	}
}

const planSent = (): unknown => sent[ 0 ]?.find( ( { question_id: id } ) => id === 'plan-id' )?.value;

describe( 'a hidden field', () => {
	afterEach( () => {
		at( '' );
		delete window.UserFeedback;
	} );

	it( 'is sent with its value from the URL, and never asked', () => {
		at( '?plan=pro&Plan=no&other=1' );
		const session = answering( [ PLAN, WHY ] );
		expect( session.question()?.id ).toBe( 'why' );
		expect( session.count() ).toBe( 1 );
		expect( session.isBegun() ).toBe( false );
		answer( session, 'Because' );

		expect( sent ).toEqual( [
			[
				{ question_id: 'plan-id', value: 'pro' },
				{ question_id: 'why', value: 'Because' },
			],
		] );
	} );

	it( 'decides if a later question is asked', () => {
		at( '?plan=pro' );
		expect( answering( [ PLAN, ONLY_PRO, WHY ] ).question()?.id ).toBe( 'only-pro' );
		at( '?plan=free' );
		expect( answering( [ PLAN, ONLY_PRO, WHY ] ).question()?.id ).toBe( 'why' );
	} );

	it( 'prefers the value of a script, which may be set later', () => {
		at( '?plan=free' );
		const session = answering( [ PLAN, WHY, ONLY_PRO ] );
		window.UserFeedback = { fields: { plan: 'pro', other: 1 } };
		answer( session, 'Because' );
		expect( session.question()?.id ).toBe( 'only-pro' );
		answer( session, 'So' );
		expect( planSent() ).toBe( 'pro' );
	} );

	it.each( [
		[ 7, '7' ],
		[ false, 'false' ],
		[ { toString: () => 'x' }, null ],
		[ null, null ],
		[ '', null ],
		[ 'a\0b\ud800', 'ab' ],
		[ '\u{1f600}'.repeat( 300 ), '\u{1f600}'.repeat( 255 ) ],
	] )( 'takes only texts that the server stores: %s', ( value, stored ) => {
		window.UserFeedback = { fields: { plan: value } };
		answer( answering( [ PLAN, WHY ] ), 'Because' );
		expect( planSent() ).toBe( stored );
	} );

	it( 'ignores what every object has', () => {
		window.UserFeedback = { fields: {} };
		answer( answering( [ { ...PLAN, title: 'constructor' }, WHY ] ), 'Because' );
		expect( planSent() ).toBeNull();
	} );

	it( 'keeps its value on the next page', () => {
		let text: string | null = null;
		const visit: VisitStorage = { read: () => text, write: ( written ) => void ( text = written ) };
		at( '?plan=pro' );
		answer( answering( [ PLAN, WHY, ONLY_PRO ], visit ), 'Because' );
		at( '' );
		const session = answering( [ PLAN, WHY, ONLY_PRO ], visit );
		expect( [ session.question()?.id, session.isBegun() ] ).toEqual( [ 'only-pro', true ] );
		answer( session, 'So' );
		expect( planSent() ).toBe( 'pro' );
	} );

	it( 'is not a response by itself', () => {
		at( '?plan=pro' );
		answering( [ PLAN, WHY ] ).skip();
		expect( sent ).toEqual( [ null ] );
	} );
} );
