import { expect, it } from 'vitest';
import { initialState, nextState } from './state';
import type { RatingEvent, RatingState } from './state';

const SUMS = { average: 4, total: 2 };

const after = ( events: RatingEvent[], from: Partial< RatingState > = {}, reasonAtMost = 0 ): RatingState =>
	events.reduce( ( state, event ) => nextState( state, event, reasonAtMost ), { ...initialState( SUMS ), ...from } );

const stored = ( own: number ): RatingEvent => ( { is: 'stored', own, average: 4.3, total: 3 } );

it( 'thanks only for a vote that the server has stored', () => {
	const sending = after( [ { is: 'sending', wish: 5 } ] );
	expect( sending ).toMatchObject( { step: 'asking', own: 0, wish: 5, busy: true } );
	expect( nextState( sending, stored( 5 ), 0 ) ).toMatchObject( {
		step: 'given',
		own: 5,
		busy: false,
		average: 4.3,
		total: 3,
	} );
} );

it( 'does not vote while arrow keys move between choices', () => {
	expect( after( [ { is: 'picked', wish: 3 } ] ) ).toMatchObject( { wish: 3, own: 0, busy: false, step: 'asking' } );
} );

it( 'asks why only after a low vote, once, and only if the owner wants it', () => {
	const vote = ( own: number, from: Partial< RatingState >, most: number ) =>
		after( [ { is: 'sending', wish: own }, stored( own ) ], from, most ).step;

	expect( vote( 2, {}, 2 ) ).toBe( 'reason' );
	expect( vote( 3, {}, 2 ) ).toBe( 'given' );
	expect( vote( 1, {}, 0 ) ).toBe( 'given' );
	expect( vote( 1, { told: true }, 2 ), 'who has said why' ).toBe( 'given' );
	expect( after( [ stored( 1 ) ], { own: 1, wish: 1, waits: true }, 2 ).step, 'long after the visitor voted' ).toBe(
		'given'
	);
} );

it( 'closes the “why” question when it is answered or dismissed', () => {
	const asked = { step: 'reason', own: 1, wish: 1 } as const;
	expect( after( [ { is: 'turned', step: 'given', told: true } ], asked ) ).toMatchObject( {
		step: 'given',
		told: true,
	} );
	expect( after( [ { is: 'turned', step: 'given' } ], asked ) ).toMatchObject( { step: 'given', told: false } );
} );

it( 'keeps the choice and reports it when offline, and lets it be changed', () => {
	const kept = after( [ { is: 'sending', wish: 4 }, { is: 'kept' } ] );
	expect( kept ).toMatchObject( { step: 'asking', own: 4, wish: 4, waits: true, busy: false } );
	expect( after( [ { is: 'sending', wish: 2 }, stored( 2 ) ], kept ) ).toMatchObject( { own: 2, waits: false } );
} );

it( 'reports a vote that was neither sent nor stored, until the next step', () => {
	const failed = after( [
		{ is: 'sending', wish: 4 },
		{ is: 'failed', fault: 'failed' },
	] );
	expect( failed ).toMatchObject( { step: 'asking', own: 0, wish: 4, fault: 'failed', busy: false } );
	expect( after( [ { is: 'sending', wish: 4 } ], failed ).fault ).toBe( '' );
} );

it( 'ignores steps while sending, and replies when nothing was sent', () => {
	const busy = after( [ { is: 'sending', wish: 4 } ] );
	for ( const event of [
		{ is: 'sending', wish: 1 },
		{ is: 'picked', wish: 1 },
		{ is: 'turned', step: 'asking' },
		{ is: 'known', own: 0, waits: false, told: false },
	] satisfies RatingEvent[] ) {
		expect( nextState( busy, event, 0 ), event.is ).toBe( busy );
	}
	const idle = initialState( SUMS );
	expect( nextState( idle, { is: 'kept' }, 0 ) ).toBe( idle );
	expect( nextState( idle, { is: 'failed', fault: 'refused' }, 0 ) ).toBe( idle );
} );

it( 'does not discard a choice when an older vote arrives', () => {
	expect( after( [ stored( 4 ) ], { own: 4, wish: 2, waits: true } ) ).toMatchObject( {
		own: 4,
		wish: 2,
		step: 'asking',
	} );
	expect( after( [ stored( 4 ) ], { own: 4, wish: 2, busy: true } ) ).toMatchObject( {
		own: 4,
		wish: 2,
		busy: true,
	} );
} );

it( 'asks again after a withdrawal', () => {
	const given = { step: 'given', own: 4, wish: 4 } as const;
	expect( after( [ { is: 'sending', wish: 0 }, stored( 0 ) ], given, 2 ) ).toMatchObject( {
		step: 'asking',
		own: 0,
		wish: 0,
	} );
} );

it( 'returns to the visitor’s own rating when a change is canceled', () => {
	const changing = after(
		[
			{ is: 'turned', step: 'asking' },
			{ is: 'picked', wish: 2 },
		],
		{ step: 'given', own: 4, wish: 4 }
	);
	expect( changing ).toMatchObject( { step: 'asking', own: 4, wish: 2 } );
	expect( nextState( changing, { is: 'turned', step: 'given', wish: 4 }, 2 ) ).toMatchObject( {
		step: 'given',
		own: 4,
		wish: 4,
	} );
} );

it( 'shows votes from an earlier page or another tab', () => {
	expect( after( [ { is: 'known', own: 3, waits: false, told: true } ] ) ).toMatchObject( {
		step: 'given',
		own: 3,
		wish: 3,
		told: true,
	} );
	expect(
		after( [ { is: 'known', own: 3, waits: true, told: false } ] ).step,
		'not thanked for before it arrives'
	).toBe( 'asking' );
	const asked = { ...initialState( SUMS ), step: 'reason', own: 1, wish: 1 } as const;
	expect( nextState( asked, { is: 'known', own: 1, waits: false, told: false }, 2 ), 'nothing new' ).toBe( asked );
} );

it( 'updates the numbers at any step', () => {
	expect(
		after( [
			{ is: 'sending', wish: 4 },
			{ is: 'renewed', average: 3, total: 9 },
		] )
	).toMatchObject( {
		busy: true,
		average: 3,
		total: 9,
	} );
} );
