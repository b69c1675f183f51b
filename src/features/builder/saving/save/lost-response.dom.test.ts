import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { UnreliableNetwork } from '@/testing/builder-accidents/unreliable-network';
import { pass, Tab } from '@/testing/builder-accidents/tab';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const SAVE = 'POST /surveys';

let open: Tab[] = [];

beforeEach( () => {
	vi.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );
afterEach( () => {
	open.forEach( ( tab ) => tab.close() );
	open = [];
	vi.useRealTimers();
	vi.unstubAllGlobals();
} );

/** Opens a survey with two questions for one or two editors, with a network to the site. */
async function edited( status: 'draft' | 'publish' = 'publish' ) {
	const questions = [ questionOf( { id: A, title: 'First' } ), questionOf( { id: B, title: 'Second' } ) ];
	const site = new FakeSite( [ surveyOf( { id: 5, version: 2, status, questions } ) ] );
	const network = new UnreliableNetwork( site );
	const tabOf = async ( user: number ) => {
		const tab = await Tab.open( user, 5 );
		open.push( tab );
		return tab;
	};
	const me = await tabOf( 1 );
	const loseAnswer = async () => {
		network.next.set( SAVE, 'lost' );
		me.save( 'save' );
		await pass( 500 );
	};
	return { site, network, me, tabOf, loseAnswer };
}

const type = ( tab: Tab, question: string, value: string ) =>
	tab.act( { type: 'typed', operation: { type: 'set', question, path: 'title', value } }, { type: 'field-left' } );
const save = async ( tab: Tab ) => {
	tab.save( 'save' );
	await pass( 500 );
};
const titles = ( of: { questions: readonly { title: string }[] } | undefined ) =>
	of?.questions.map( ( { title } ) => title );
const stored = ( site: FakeSite ) => titles( site.surveys[ 0 ] );
const shown = ( tab: Tab ) => titles( tab.now.form.draft );

describe( 'a save whose response was lost', () => {
	it( 'doesn’t restore what is undone afterwards', async () => {
		const { site, me, loseAnswer } = await edited();
		type( me, A, 'Typed' );
		await loseAnswer();
		expect( stored( site ) ).toEqual( [ 'Typed', 'Second' ] );

		me.act( { type: 'undo' } );
		expect( me.now.isDirty ).toBe( true ); // As it was opened, unlike the site's version.
		await save( me );

		expect( shown( me ) ).toEqual( [ 'First', 'Second' ] );
		expect( stored( site ) ).toEqual( [ 'First', 'Second' ] );
		expect( me.now ).toMatchObject( { isDirty: false, conflicts: [], mergedChanges: { changes: 0 } } );
	} );

	it( 'is detected automatically when a draft autosaves', async () => {
		const { site, me, loseAnswer } = await edited( 'draft' );
		type( me, A, 'Typed' );
		await loseAnswer();
		me.act( { type: 'undo' } );
		await pass( 60_000 );

		expect( stored( site ) ).toEqual( [ 'First', 'Second' ] );
	} );

	it( 'is remembered by the copy in the browser', async () => {
		const { site, me, tabOf, loseAnswer } = await edited();
		type( me, A, 'Typed' );
		await loseAnswer();
		me.act( { type: 'undo' } );
		await pass( 1_100 );
		me.kill();
		open = [];
		const again = await tabOf( 1 );
		expect( shown( again ) ).toEqual( [ 'First', 'Second' ] );
		await save( again );

		expect( stored( site ) ).toEqual( [ 'First', 'Second' ] );
	} );

	it( 'merges what someone else has changed since', async () => {
		const { site, me, tabOf, loseAnswer } = await edited();
		type( me, A, 'Typed' );
		await loseAnswer();
		const other = await tabOf( 2 );
		type( other, B, 'Theirs' );
		await save( other );
		me.act( { type: 'undo' } );
		await save( me );
		expect( stored( site ) ).toEqual( [ 'First', 'Theirs' ] );

		type( me, A, 'Typed again' );
		type( me, B, 'Mine' );
		await loseAnswer();
		await save( other );
		type( other, B, 'Theirs again' );
		await save( other );
		me.act( { type: 'undo' } );
		await save( me );
		expect( me.now.conflicts ).toEqual( [] ); // They saw the lost text here, and replaced it.
		expect( stored( site ) ).toEqual( [ 'Typed again', 'Theirs again' ] );
	} );
} );

describe( 'a new survey whose creation response was lost', () => {
	const created = async () => {
		const site = new FakeSite();
		const network = new UnreliableNetwork( site );
		const tab = await Tab.open( 1, null );
		open.push( tab );
		const [ question ] = tab.now.form.draft.questions;
		type( tab, question?.id ?? '', 'Which tea?' );
		network.next.set( SAVE, 'lost' );
		await save( tab );
		expect( tab.now ).toMatchObject( { form: { id: null }, isDirty: true } );
		expect( stored( site ) ).toEqual( [ 'Which tea?' ] );
		return { site, tab, question: question?.id ?? '' };
	};

	it( 'is the same survey when it is saved again, with what was typed since', async () => {
		const { site, tab, question } = await created();
		type( tab, question, 'Which coffee?' );
		await save( tab );

		expect( site.surveys ).toHaveLength( 1 );
		expect( stored( site ) ).toEqual( [ 'Which coffee?' ] );
		expect( tab.now ).toMatchObject( { form: { id: site.surveys[ 0 ]?.id, version: 2 }, isDirty: false } );
	} );

	it( 'is a conflict if someone else changed it meanwhile', async () => {
		const { site, tab, question } = await created();
		const other = await Tab.open( 2, site.surveys[ 0 ]?.id ?? null );
		open.push( other );
		type( other, question, 'Theirs' );
		await save( other );
		type( tab, question, 'Which coffee?' );
		await save( tab );

		expect( tab.now.conflicts ).toMatchObject( [ { mine: 'Which coffee?', theirs: 'Theirs' } ] );
		expect( site.surveys ).toHaveLength( 1 );
		expect( stored( site ) ).toEqual( [ 'Theirs' ] );
	} );

	it( 'is the same survey in a tab that restores the unsaved changes', async () => {
		const { site, tab } = await created();
		await pass( 1_100 );
		tab.kill();
		open = [];
		const again = await Tab.open( 1, null );
		open.push( again );
		await save( again );

		expect( site.surveys ).toHaveLength( 1 );
		expect( again.now.isDirty ).toBe( false );
	} );
} );

describe( 'a save that wasn’t stored', () => {
	it( 'leaves nothing to save once the change is undone and that is known', async () => {
		const { site, network, me } = await edited();
		type( me, A, 'Typed' );
		network.next.set( SAVE, 'away' );
		await save( me );
		me.act( { type: 'undo' } );
		await save( me );

		expect( stored( site ) ).toEqual( [ 'First', 'Second' ] );
		expect( me.now.isDirty ).toBe( false );
	} );

	it( 'treats someone else’s change to the same field as theirs', async () => {
		const { site, network, me, tabOf } = await edited();
		type( me, A, 'Typed' );
		network.next.set( SAVE, 'away' );
		await save( me );
		me.act( { type: 'undo' } );
		const other = await tabOf( 2 );
		type( other, A, 'Theirs' );
		await save( other );
		await save( me );

		expect( shown( me ) ).toEqual( [ 'Theirs', 'Second' ] );
		expect( stored( site ) ).toEqual( [ 'Theirs', 'Second' ] );
	} );

	it( 'isn’t treated as saved when someone else typed part of the same', async () => {
		const { site, network, me, tabOf } = await edited();
		type( me, A, 'Alike' );
		type( me, B, 'Mine' );
		network.next.set( SAVE, 'away' );
		await save( me );
		const other = await tabOf( 2 );
		type( other, A, 'Alike' );
		type( other, B, 'Theirs' );
		await save( other );
		await save( me );

		expect( me.now.conflicts ).toMatchObject( [ { mine: 'Mine', theirs: 'Theirs' } ] );
		expect( stored( site ) ).toEqual( [ 'Alike', 'Theirs' ] );
	} );

	it( 'isn’t checked again when the server rejected it', async () => {
		const { site, network, me } = await edited();
		type( me, A, 'Typed' );
		network.next.set( SAVE, { status: 413, body: '<h1>413</h1>', isText: true } );
		await save( me );
		me.act( { type: 'undo' } );

		expect( me.now ).toMatchObject( { isDirty: false, pendingSave: null } );
		expect( stored( site ) ).toEqual( [ 'First', 'Second' ] );
	} );
} );
