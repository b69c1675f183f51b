import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VisitStep, WidgetQuestion } from '../../../src/contract/types';
import { named, question } from '../../testing';
import { cleanAnswers } from '../flow/flow';
import { shownQuestions } from '../flow/pages';
import { Tab } from './testing';

const VISITS = 300;
const ACTIONS = 14;

const QUESTIONS: WidgetQuestion[] = [
	question( 'intro', { type: 'statement' } ),
	...named( 'colour', 'why' ),
	question( 'size', { page: 'why' } ),
	...named( 'pages', 'stars' ),
];

const VALUES: Record< string, string | number | string[] > = {
	colour: 'Blue',
	why: 'Because.',
	size: 'Large',
	pages: [ 'Prices' ],
	stars: 4,
};

/** A visitor who acts at random, and what should be recorded of that, worked out in another way. */
class RandomVisitor {
	readonly tab = new Tab( QUESTIONS );
	readonly times: Record< string, number > = {};
	isFinished = false;
	isBegun = false;
	#random: number;

	constructor( seed: number ) {
		this.#random = seed;
	}

	below( most: number ): number {
		this.#random = ( this.#random * 16_807 ) % 2_147_483_647;
		return this.#random % most;
	}

	async act(): Promise< void > {
		const { session } = this.tab;
		const page = shownQuestions( QUESTIONS, session.flow().path );
		const { id = '' } = page[ this.below( page.length ) ] ?? {};
		const seconds = this.below( 50 );
		vi.advanceTimersByTime( seconds * 1_000 );
		for ( const each of page ) {
			this.times[ each.id ] = ( this.times[ each.id ] ?? 0 ) + seconds / page.length;
		}
		switch ( this.below( 8 ) ) {
			case 0:
				session.skip();
				break;
			case 1:
				session.back();
				break;
			case 2:
				this.tab.switchTab( true );
				this.tab.switchTab( false );
				break;
			case 3:
				if ( this.isBegun ) {
					this.tab.openPage(); // Earlier, the time starts again.
				}
				break;
			case 4:
				session.next();
				break;
			default:
				if ( VALUES[ id ] !== undefined ) {
					session.edit( { value: VALUES[ id ] }, id );
				}
		}
		this.isBegun ||= session.isBegun();
		this.isFinished = session.flow().finished;
		for ( let turn = 0; turn < 5; turn++ ) {
			await Promise.resolve();
		}
	}

	expected(): VisitStep[] {
		const flow = this.tab.session.flow();
		const open = this.isFinished ? [] : shownQuestions( QUESTIONS, flow.path ).map( ( { id } ) => id );
		return cleanAnswers( QUESTIONS, flow ).map( ( { question_id: id, value } ) => ( {
			question_id: id,
			outcome: open.includes( id ) ? 'left' : value !== null || id === 'intro' ? 'answered' : 'skipped',
			seconds: Math.round( this.times[ id ] ?? 0 ),
		} ) );
	}
}

const outcomesOf = ( steps: VisitStep[] ): string[] =>
	steps.map( ( { question_id: id, outcome } ) => `${ id } ${ outcome }` );

beforeEach( () => void vi.useFakeTimers() );

afterEach( () => void vi.useRealTimers() );

it( 'records what random visitors do, and reports it at most three times', async () => {
	let finished = 0;
	let left = 0;
	for ( let seed = 1; seed <= VISITS; seed++ ) {
		const visitor = new RandomVisitor( seed * 7_919 );
		const { tab } = visitor;
		for ( let done = 0; done < ACTIONS && ! visitor.isFinished; done++ ) {
			await visitor.act();
		}
		const expected = visitor.expected();
		const before = tab.reports.length;
		if ( ! visitor.isFinished ) {
			tab.leavePage();
		}

		const last = visitor.isFinished ? ( tab.submitted.at( -1 ) ?? tab.reports.at( -1 ) ) : tab.reports.at( -1 );
		const unfinished = tab.reports.filter( ( report ) => ! report.finished );
		expect( unfinished.length, `requests of ${ String( seed ) }` ).toBeLessThanOrEqual( 3 );
		if ( visitor.isFinished ) {
			finished++;
			expect( last?.steps, `finished visit ${ String( seed ) }` ).toEqual( expected );
		} else if ( tab.reports.length > before ) {
			left++;
			expect( last?.steps, `visit ${ String( seed ) }` ).toEqual( expected );
		} else if ( tab.reports.length < 3 ) {
			const same = visitor.isBegun ? outcomesOf( expected ) : [];
			expect( outcomesOf( last?.steps ?? [] ), `reported visit ${ String( seed ) }` ).toEqual( same );
		}
		const tokens = [ ...tab.reports, ...tab.submitted ].flatMap( ( visit ) => visit?.token ?? [] );
		expect( new Set( tokens ).size ).toBeLessThanOrEqual( 1 );
		tab.close();
		expect( tab.reports.length - before ).toBeLessThanOrEqual( visitor.isFinished ? 0 : 1 );
	}
	expect( Math.min( finished, left ) ).toBeGreaterThan( VISITS / 10 );
} );
