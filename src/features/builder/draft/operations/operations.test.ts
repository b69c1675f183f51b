import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS } from '@/contract/limits';
import type { QuestionType } from '@/contract/question-types';
import type { LogicCondition, RedirectCondition, SurveyNotifications } from '@/contract/types';
import { setMaxOptions } from '@/lib/site';
import { surveyOf } from '@/testing/survey-of';
import type { Draft, FormQuestion } from '../form/draft';
import { blankDraft, newQuestion } from '../form/new-draft';
import { faults } from '../validation/validation';
import { applyEdits } from './edits';
import { conditionsLostBy, type Operation, perform } from './operations';
import { linesLeftOut, linesOf } from './pasted-options';

function question(
	id: string,
	type: QuestionType,
	labels: string[] = [],
	conditions: LogicCondition[] = []
): FormQuestion {
	const blank = newQuestion( id, type );
	const options = labels.map( ( label, index ) => ( { id: String( index + 1 ), label } ) );
	return {
		...blank,
		config: { ...blank.config, options },
		logic: { ...blank.logic, enabled: conditions.length > 0, conditions },
	};
}

const when = ( questionId: string, compare: LogicCondition[ 'compare' ], value: LogicCondition[ 'value' ] ) => ( {
	question_id: questionId,
	compare,
	value,
} );
const draftOf = ( ...questions: FormQuestion[] ): Draft => ( { ...blankDraft( 'x' ), questions } );

/** A draft with conditions on colors in the second question, and a redirect. */
function colors( ...conditions: LogicCondition[] ): Draft {
	return draftOf( question( 'a', 'checkbox', [ 'Red', 'Blue' ] ), question( 'b', 'text', [], conditions ) );
}

function after( draft: Draft, ...operations: Operation[] ): Draft {
	return operations.reduce( ( before, operation ) => {
		const { draft: changed, back } = perform( before, operation );
		expect( applyEdits( changed, back ).draft ).toEqual( before );
		return changed;
	}, draft );
}

const logicOf = ( draft: Draft, id: string ) => draft.questions.find( ( found ) => found.id === id )?.logic;
const ids = ( draft: Draft ) => draft.questions.map( ( { id } ) => id );
const labels = ( draft: Draft ) => draft.questions[ 0 ]?.config.options.map( ( { label } ) => label );
const relabel = ( option: string, value: string ): Operation => ( {
	type: 'set',
	question: 'a',
	option,
	path: 'label',
	value,
} );

/** Questions by letter; a plus puts one on the page of the previous question. */
function pages( ...names: string[] ): Draft {
	return draftOf(
		...names.map( ( name ) => {
			const made = question( name.charAt( 0 ), name.startsWith( 'h' ) ? 'hidden' : 'text' );
			return name.endsWith( '+' ) ? { ...made, settings: { ...made.settings, same_page: true } } : made;
		} )
	);
}

const pagesIn = ( draft: Draft ) =>
	draft.questions.map( ( { id, settings } ) => id + ( settings.same_page ? '+' : '' ) ).join( ' ' );

describe( 'questions on one page', () => {
	const move = ( id: string, to: number ): Operation => ( { type: 'move', question: id, to } );
	const cases: [ string, string[], Operation, string ][] = [
		[ 'a question moved between two of a page joins it', [ 'a', 'b+', 'c' ], move( 'c', 1 ), 'a c+ b+' ],
		[ 'a question moved next to a page stays alone', [ 'z', 'a', 'b+' ], move( 'z', 2 ), 'a b+ z' ],
		[ 'a question moved out of its page starts a page', [ 'a', 'b+', 'c' ], move( 'b', 2 ), 'a c b' ],
		[ 'the others stay together without their first one', [ 'a', 'b+', 'c+', 'd' ], move( 'a', 3 ), 'b c+ d a' ],
		[ 'a question moved within its page stays on it', [ 'a', 'b+', 'c+' ], move( 'a', 2 ), 'b c+ a+' ],
		[ 'the first place of a page can be taken', [ 'z', 'a', 'b+' ], move( 'b', 1 ), 'z b a+' ],
		[ 'a question moved to the start starts a page', [ 'a', 'b+', 'c+' ], move( 'c', 0 ), 'c a+ b+' ],
		[
			'a deleted first one leaves its page',
			[ 'z', 'a', 'b+', 'c+' ],
			{ type: 'remove', question: 'a' },
			'z b c+',
		],
		[ 'a deleted one in the middle does, too', [ 'a', 'b+', 'c+' ], { type: 'remove', question: 'b' }, 'a c+' ],
		[ 'a copy is on the page', [ 'a', 'b+', 'z' ], { type: 'duplicate', question: 'a', as: 'x' }, 'a x+ b+ z' ],
		[ 'a copy of the last one, too', [ 'a', 'b+' ], { type: 'duplicate', question: 'b', as: 'x' }, 'a b+ x+' ],
		[ 'a copy of a question alone is alone', [ 'a', 'z' ], { type: 'duplicate', question: 'a', as: 'x' }, 'a x z' ],
		[ 'a new question joins', [ 'a', 'b+' ], { type: 'add', question: 'x', as: 'nps', after: 'a' }, 'a x+ b+' ],
		[ 'a new last question is alone', [ 'a', 'b+' ], { type: 'add', question: 'x', as: 'nps' }, 'a b+ x' ],
		[ 'another type stays', [ 'a', 'b+', 'c+' ], { type: 'retype', question: 'b', as: 'nps' }, 'a b+ c+' ],
		[ 'a hidden field is on no page', [ 'a', 'b+' ], { type: 'retype', question: 'a', as: 'hidden' }, 'a b' ],
		[ 'a former hidden field joins', [ 'a', 'h', 'b+' ], { type: 'retype', question: 'h', as: 'text' }, 'a h+ b+' ],
	];

	it.each( cases )( '%s', ( _, before, operation, expected ) => {
		expect( pagesIn( after( pages( ...before ), operation ) ) ).toBe( expected );
	} );

	it( 'are never more than a page can have', () => {
		const most = Array.from(
			{ length: LIMITS.PAGE_QUESTIONS },
			( _, index ) => `${ 'bcdefgijkl'.charAt( index ) }+`
		);
		expect( faults( pages( 'a', ...most.slice( 1 ) ) ) ).toEqual( {} );
		expect( faults( pages( 'h', 'a', ...most ) ) ).toEqual( {
			[ `questions[${ LIMITS.PAGE_QUESTIONS + 1 }].settings.same_page` ]: 'A page can have up to 10 questions.',
		} );
	} );
} );

describe( 'deleting a question', () => {
	it( 'removes conditions on it, and turns off logic that has none left', () => {
		const draft = colors( when( 'a', '=', 'Red' ), when( 'a', '!=', 'Blue' ) );
		const done = perform( draft, { type: 'remove', question: 'a' } );

		expect( logicOf( done.draft, 'b' ) ).toEqual( { enabled: false, action: 'show', conditions: [] } );
		expect( done.conditions ).toBe( 2 );
		expect( applyEdits( done.draft, done.back ).draft ).toEqual( draft );
	} );

	it( 'keeps conditions on other questions, and unfinished ones', () => {
		const others = [ when( 'c', '=', 4 ), when( '', '', '' ) ];
		const draft = draftOf(
			question( 'a', 'checkbox', [ 'Red' ] ),
			question( 'c', 'star-rating' ),
			question( 'b', 'text', [], [ when( 'a', '=', 'Red' ), ...others ] )
		);
		expect( logicOf( after( draft, { type: 'remove', question: 'a' } ), 'b' ) ).toMatchObject( {
			enabled: true,
			conditions: others,
		} );
	} );

	it( 'removes it from the email, the redirect, and the webhook', () => {
		const { email } = surveyOf( { id: 1 } ).notifications as SurveyNotifications;
		const redirect: RedirectCondition = { question: 'a', condition_type: '=', condition: 'Red', page: null };
		const blank = blankDraft( 'x' );
		const hook = { id: 'h', name: '', request_url: '', request_method: 'POST', request_format: 'JSON' } as const;
		const draft: Draft = {
			...colors(),
			settings: { thank_you: { ...blank.settings.thank_you, conditions: [ redirect ] } },
			notifications: {
				email: {
					...email,
					logic: { enable: true, action: 'send', conditions: [ when( 'a', '=', 'Red' ) ] },
				},
				webhook: {
					active: true,
					webhooks: [ { ...hook, body: [ { id: '1', key: 'k', value: 'a' } ], headers: [], stored: null } ],
				},
			},
		};
		const left = after( draft, { type: 'remove', question: 'a' } );

		expect( left.notifications?.email.logic ).toEqual( { enable: false, action: 'send', conditions: [] } );
		expect( left.settings.thank_you.conditions ).toEqual( [] );
		expect( left.notifications?.webhook.webhooks[ 0 ]?.body ).toEqual( [ { id: '1', key: 'k', value: '' } ] );
	} );
} );

describe( 'moving a question', () => {
	it( 'removes conditions that would then depend on a later question', () => {
		const draft = colors( when( 'a', '=', 'Red' ) );
		expect( logicOf( after( draft, { type: 'move', question: 'b', to: 0 } ), 'b' )?.conditions ).toEqual( [] );
		expect( logicOf( after( draft, { type: 'move', question: 'a', to: 9 } ), 'b' )?.enabled ).toBe( false );
	} );

	it( 'keeps conditions that still depend on an earlier question', () => {
		const draft = draftOf( question( 'x', 'text' ), ...colors( when( 'a', '=', 'Red' ) ).questions );
		const moved = after( draft, { type: 'move', question: 'a', to: 0 } );
		expect( ids( moved ) ).toEqual( [ 'a', 'x', 'b' ] );
		expect( logicOf( moved, 'b' ) ).toBe( logicOf( draft, 'b' ) );
	} );
} );

describe( 'an option', () => {
	it( 'that is renamed updates its conditions', () => {
		const draft = colors( when( 'a', '=', 'Red' ), when( 'a', 'IN', [ 'Red', 'Blue' ] ), when( 'a', '=', 'Blue' ) );
		expect( logicOf( after( draft, relabel( '1', ' Green ' ) ), 'b' )?.conditions ).toEqual( [
			when( 'a', '=', 'Green' ),
			when( 'a', 'IN', [ 'Green', 'Blue' ] ),
			when( 'a', '=', 'Blue' ),
		] );
	} );

	it( 'keeps its conditions when another one of the same name is renamed', () => {
		const draft = after( colors( when( 'a', '=', 'Red' ) ), relabel( '2', 'Red' ), relabel( '2', 'Green' ) );
		expect( logicOf( draft, 'b' )?.conditions ).toEqual( [ when( 'a', '=', 'Red' ) ] );
	} );

	it( 'that is deleted removes conditions on it alone', () => {
		const draft = after(
			colors( when( 'a', '=', 'Red' ), when( 'a', 'IN', [ 'Red', 'Blue' ] ), when( 'a', 'IN', [ 'Red' ] ) ),
			{ type: 'remove', question: 'a', option: '1' }
		);
		expect( logicOf( draft, 'b' )?.conditions ).toEqual( [ when( 'a', 'IN', [ 'Blue' ] ) ] );
	} );

	it( 'can ask for a text, and keep doing so when the question gets a similar type', () => {
		const draft = after( colors(), { type: 'add-option', question: 'a', other: 'Other' } );
		const other = { id: '3', label: 'Other', isOther: true };

		expect( draft.questions[ 0 ]?.config.options ).toContainEqual( other );
		expect(
			after( draft, { type: 'retype', question: 'a', as: 'radio-button' } ).questions[ 0 ]?.config.options
		).toContainEqual( other );
	} );

	it( 'can be moved, and inserted after another one', () => {
		const draft = colors();
		const moved = after( draft, { type: 'move', question: 'a', option: '2', to: 0 } );
		expect( labels( moved ) ).toEqual( [ 'Blue', 'Red' ] );
		expect( labels( after( draft, { type: 'add-option', question: 'a', after: '1' } ) ) ).toEqual( [
			'Red',
			'',
			'Blue',
		] );
	} );
} );

describe( 'a new type', () => {
	it( 'keeps conditions that it can answer, and no others', () => {
		const draft = colors( when( 'a', '=', 'Red' ), when( 'a', 'IN', [ 'Red' ] ) );
		const radio = after( draft, { type: 'retype', question: 'a', as: 'radio-button' } );
		expect( logicOf( radio, 'b' )?.conditions ).toEqual( [ when( 'a', '=', 'Red' ) ] );
		expect( logicOf( after( radio, { type: 'retype', question: 'a', as: 'email' } ), 'b' )?.enabled ).toBe( false );
	} );

	it( 'keeps numbers that are on its scale', () => {
		const draft = draftOf(
			question( 'a', 'nps' ),
			question( 'b', 'text', [], [ when( 'a', '<', 4 ), when( 'a', '=', 9 ) ] )
		);
		expect(
			logicOf( after( draft, { type: 'retype', question: 'a', as: 'star-rating' } ), 'b' )?.conditions
		).toEqual( [ when( 'a', '<', 4 ) ] );
	} );

	it( 'drops settings that it doesn’t support', () => {
		const on = ( path: 'settings.randomize' | 'settings.comment_box' ): Operation => ( {
			type: 'set',
			question: 'a',
			path,
			value: true,
		} );
		const draft = after( colors(), on( 'settings.randomize' ), on( 'settings.comment_box' ) );
		const to = ( as: QuestionType ) =>
			after( draft, { type: 'retype', question: 'a', as } ).questions[ 0 ]?.settings;
		expect( to( 'radio-button' ) ).toMatchObject( { randomize: true, comment_box: true } );
		expect( to( 'nps' ) ).toMatchObject( { randomize: false, comment_box: true } );
		expect( to( 'text' ) ).toMatchObject( { randomize: false, comment_box: false } );
	} );

	it( 'keeps labels only between scales, and its help line always', () => {
		const set = ( path: 'settings.help' | 'settings.high_label' ): Operation => ( {
			type: 'set',
			question: 'a',
			path,
			value: 'Text',
		} );
		const draft = after( draftOf( question( 'a', 'nps' ) ), set( 'settings.help' ), set( 'settings.high_label' ) );
		const to = ( as: QuestionType ) =>
			after( draft, { type: 'retype', question: 'a', as } ).questions[ 0 ]?.settings;
		expect( to( 'star-rating' ) ).toMatchObject( { help: 'Text', high_label: 'Text' } );
		expect( to( 'text' ) ).toMatchObject( { help: 'Text' } );
		expect( to( 'text' ) ).not.toHaveProperty( 'high_label' );
	} );

	it( 'keeps options only between checkboxes and radio buttons', () => {
		const radio = after( colors(), { type: 'retype', question: 'a', as: 'radio-button' } );
		expect( labels( radio ) ).toEqual( [ 'Red', 'Blue' ] );
		expect( labels( after( radio, { type: 'retype', question: 'a', as: 'image-radio' } ) ) ).toEqual( [ '', '' ] );
	} );
} );

describe( 'any operation', () => {
	it( 'keeps the same objects for all other questions', () => {
		const draft = draftOf( ...colors( when( 'a', '=', 'Red' ) ).questions, question( 'c', 'nps' ) );
		const changed = after( draft, { type: 'set', question: 'c', path: 'title', value: 'How likely?' } );
		expect( changed.questions.slice( 0, 2 ).every( ( found, place ) => found === draft.questions[ place ] ) ).toBe(
			true
		);
		expect( changed.questions[ 2 ] ).not.toBe( draft.questions[ 2 ] );
		expect( changed.settings ).toBe( draft.settings );
	} );

	it( 'leaves a condition alone that was already broken', () => {
		const draft = colors( when( 'a', '=', 'Yellow' ), when( 'gone', '=', 'Red' ) );
		const changed = after(
			draft,
			{ type: 'set', question: 'b', path: 'title', value: 'Why?' },
			relabel( '1', 'Rose' )
		);
		expect( logicOf( changed, 'b' ) ).toBe( logicOf( draft, 'b' ) );
	} );

	it( 'doesn’t add a condition on a later question', () => {
		const logic = { enabled: true, action: 'show', conditions: [ when( 'b', '=', 'x' ) ] } as const;
		const value = { ...logic, conditions: [ ...logic.conditions ] };
		expect(
			logicOf( after( colors(), { type: 'set', question: 'a', path: 'logic', value } ), 'a' )?.conditions
		).toEqual( [] );
	} );

	it( 'creates missing settings objects, and removes them on undo', () => {
		const made = after( colors(), { type: 'set', path: 'settings.behavior.timing_delay', value: 5 } );
		expect( made.settings.behavior ).toEqual( { timing_delay: 5 } );
	} );

	it( 'ignores something that was deleted', () => {
		const draft = colors();
		for ( const operation of [
			{ type: 'set', question: 'gone', path: 'title', value: 'x' },
			{ type: 'remove', question: 'gone' },
			{ type: 'move', question: 'a', option: 'gone', to: 0 },
		] as const ) {
			expect( perform( draft, operation ).draft ).toBe( draft );
		}
	} );
} );

describe( 'lines pasted into an option', () => {
	const two = () => draftOf( question( 'a', 'radio-button', [ '', '' ] ) );
	const pasted = ( option: string, lines: string[] ) =>
		( { type: 'paste-options', question: 'a', option, lines } ) as const;

	it( 'fill empty options from there on, then become new options after it', () => {
		expect( labels( after( two(), pasted( '1', [ 'Red', 'Blue', 'Green' ] ) ) ) ).toEqual( [
			'Red',
			'Blue',
			'Green',
		] );
		const color = draftOf( question( 'a', 'radio-button', [ 'Red', 'Blue' ] ) );
		expect( labels( after( color, pasted( '1', [ 'Pink', 'Rose' ] ) ) ) ).toEqual( [
			'Red',
			'Pink',
			'Rose',
			'Blue',
		] );
	} );

	it( 'are limited to the number of free places', () => {
		const lines = [ 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' ];
		const [ asked ] = two().questions;
		expect( labels( after( two(), pasted( '1', lines ) ) ) ).toEqual( lines.slice( 0, 5 ) );
		expect( asked && linesLeftOut( asked, '1', lines ) ).toBe( 3 );
		expect( asked && linesLeftOut( asked, '2', lines ) ).toBe( 4 );
	} );

	it( 'are trimmed, and empty ones are skipped', () => {
		expect( linesOf( ' Red\r\n\n\tBlue  ' ) ).toEqual( [ 'Red', 'Blue' ] );
	} );
} );

describe( 'the limit of options', () => {
	afterEach( () => setMaxOptions( LIMITS.OPTIONS ) );
	const many = ( count: number ) =>
		draftOf(
			question(
				'a',
				'checkbox',
				Array.from( { length: count }, ( _, index ) => `Option ${ String( index ) }` )
			)
		);
	const add: Operation = { type: 'add-option', question: 'a' };

	it( 'is the site’s', () => {
		expect( labels( after( many( 5 ), add ) ) ).toHaveLength( 5 );
		setMaxOptions( 7 );
		expect( labels( after( many( 5 ), add, add, add ) ) ).toHaveLength( 7 );
		const lines = [ 'a', 'b', 'c' ];
		const pasted = after( many( 5 ), { type: 'paste-options', question: 'a', option: '5', lines } );
		expect( labels( pasted )?.slice( 5 ) ).toEqual( [ 'a', 'b' ] );
	} );

	it( 'leaves a question that has more as it is, but not a copy of it', () => {
		const draft = many( 8 );
		const paste: Operation = { type: 'paste-options', question: 'a', option: '1', lines: [ 'a', 'b' ] };
		const duplicate: Operation = { type: 'duplicate', question: 'a', as: 'b' };
		expect( after( draft, add, paste, duplicate ) ).toEqual( draft );
		const [ asked ] = draft.questions;
		expect( asked && linesLeftOut( asked, '1', [ 'a', 'b' ] ) ).toBe( 2 );
		const fewer = after( draft, { type: 'remove', question: 'a', option: '1' }, relabel( '2', 'Red' ) );
		expect( labels( fewer )?.slice( 0, 2 ) ).toEqual( [ 'Red', 'Option 2' ] );
		expect( labels( fewer ) ).toHaveLength( 7 );
	} );
} );

describe( 'a duplicated question', () => {
	it( 'copies everything, follows the original, and has its own id', () => {
		const draft = colors( when( 'a', '=', 'Red' ) );
		const more = after(
			draft,
			{ type: 'duplicate', question: 'b', as: 'c' },
			{ type: 'duplicate', question: 'a', as: 'd' }
		);
		expect( ids( more ) ).toEqual( [ 'a', 'd', 'b', 'c' ] );
		expect( logicOf( more, 'c' ) ).toEqual( logicOf( draft, 'b' ) );
		expect( more.questions[ 1 ]?.config ).toEqual( draft.questions[ 0 ]?.config );
	} );

	it( 'can’t be the score of an NPS survey', () => {
		const draft: Draft = { ...draftOf( question( 'a', 'nps' ) ), type: 'nps' };
		expect( ids( after( draft, { type: 'duplicate', question: 'a', as: 'b' } ) ) ).toEqual( [ 'a' ] );
	} );
} );

describe( 'the number of conditions that an operation removes', () => {
	it( 'is counted before the operation', () => {
		const draft = colors( when( 'a', '=', 'Red' ), when( 'a', 'IN', [ 'Blue' ] ) );
		expect( conditionsLostBy( draft, { type: 'remove', question: 'a' } ) ).toBe( 2 );
		expect( conditionsLostBy( draft, { type: 'retype', question: 'a', as: 'radio-button' } ) ).toBe( 1 );
		expect( conditionsLostBy( draft, { type: 'move', question: 'b', to: 0 } ) ).toBe( 2 );
		expect( conditionsLostBy( draft, { type: 'move', question: 'b', to: 9 } ) ).toBe( 0 );
	} );
} );
