import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { builderReducer } from '../state/builder-reducer';
import { type BuilderState, loadedState } from '../state/builder-state';
import { deriveState } from '../state/derived-state';
import { copyOf as copyOfNow, readCopy, restoredState, serializedCopy } from './copy';
import { deleteCopiesOfOthers, deleteOldCopies, storeCopy, storedCopies, type CopyKey } from './storage';

const A = '11111111-1111-4111-8111-111111111111';
const place: CopyKey = { site: 'https://example.org/wp-admin/', user: 1, survey: 5 };
const survey = surveyOf( { id: 5, version: 2, questions: [ questionOf( { id: A, title: 'Why?' } ) ] } );
const loaded = () => loadedState( survey, true );
const DAY = 86_400_000;
const copyOf = ( state: BuilderState, at: number ) => copyOfNow( deriveState( state, null ), at );

const clear = () => {
	localStorage.clear();
	sessionStorage.clear();
};
beforeEach( clear );
afterEach( clear );

/** Makes so many steps, each a new title. */
function edited( steps: number ): BuilderState {
	let state = loaded();
	for ( let step = 1; step <= steps; step++ ) {
		const value = `Title ${ String( step ) }`;
		state = builderReducer( state, {
			type: 'done',
			operation: { type: 'set', question: A, path: 'title', value },
		} );
	}
	return state;
}

const titleOf = ( state: BuilderState ) => state.form.draft.questions[ 0 ]?.title;

describe( 'a copy', () => {
	it( 'restores the form with all its steps', () => {
		const copy = readCopy( serializedCopy( copyOf( edited( 150 ), 1 ), 1_000_000 ) );
		let state = copy ? restoredState( copy, survey, true ) : loaded();
		expect( titleOf( state ) ).toBe( 'Title 150' );
		for ( let step = 0; step < 150; step++ ) {
			state = builderReducer( state, { type: 'undo' } );
		}
		expect( titleOf( state ) ).toBe( 'Why?' );
	} );

	it( 'that is too long keeps the last 100 steps, and always keeps the form', () => {
		const copy = copyOf( edited( 300 ), 1 );
		const whole = serializedCopy( copy, Infinity ).length;
		expect( readCopy( serializedCopy( copy, whole - 1 ) )?.history.past ).toHaveLength( 100 );
		const least = readCopy( serializedCopy( copy, 1 ) );
		expect( least?.history.past ).toEqual( [] );
		expect( least?.form ).toEqual( copy.form );
	} );

	// Guards against: a reload dropped it, and the next save overwrote the other's text without asking.
	it( 'restores open conflicts', () => {
		const theirs = { ...survey, version: 3, title: 'Theirs' };
		const mine = builderReducer( loaded(), {
			type: 'done',
			operation: { type: 'set', path: 'title', value: 'Mine' },
		} );
		const asked = builderReducer( mine, { type: 'remote-changed', survey: theirs, mayNotify: true } );
		const copy = readCopy( serializedCopy( copyOf( asked, 1 ), 1_000_000 ) );
		expect( copy && restoredState( copy, theirs, true ) ).toMatchObject( {
			conflicts: [ { path: 'title', mine: 'Mine', theirs: 'Theirs' } ],
			mergedChanges: { survey: { version: 3 } },
		} );
	} );

	// Guards against: the progress of a limit was the one of the day when the copy was made, or was missing.
	it( 'doesn’t restore the numbers of counted responses', () => {
		const copy = readCopy( serializedCopy( copyOf( edited( 1 ), 1 ), 1_000_000 ) );
		const quotas = [ { id: A, label: 'Members', target: 40, taken: 12 } ];
		const now = { ...survey, responses_count: 30, quotas };
		for ( const current of [ now, { ...now, version: 3 } ] ) {
			const { form } = copy ? restoredState( copy, current, true ) : loaded();
			expect( form ).toMatchObject( { responses: 30, quotas } );
		}
	} );

	it( 'from an older plugin version is read as one without conflicts', () => {
		const { conflicts, takenIn, ...older } = copyOf( edited( 1 ), 1 );
		expect( readCopy( JSON.stringify( older ) ) ).toMatchObject( { conflicts, takenIn } );
	} );

	it( 'in an unknown format is ignored', () => {
		expect( readCopy( '{"format":99}' ) ).toBeNull();
		expect( readCopy( 'no JSON' ) ).toBeNull();
	} );
} );

describe( 'copies', () => {
	it( 'are found only by their account, site, and survey', () => {
		storeCopy( place, 'tab', copyOf( edited( 1 ), 1 ) );
		expect( storedCopies( place ) ).toMatchObject( [ { tab: 'tab', copy: { at: 1, isUnsaved: true } } ] );
		expect( storedCopies( { ...place, user: 2 } ) ).toEqual( [] );
		expect( storedCopies( { ...place, site: 'https://example.org/two/wp-admin/' } ) ).toEqual( [] );
		expect( storedCopies( { ...place, survey: 'new' } ) ).toEqual( [] );
	} );

	it( 'from other accounts are deleted, from other sites kept', () => {
		const elsewhere = { ...place, user: 12, site: 'https://example.org/two/wp-admin/' };
		for ( const one of [ place, { ...place, user: 12 }, elsewhere ] ) {
			storeCopy( one, 'tab', copyOf( edited( 1 ), 1 ) );
		}
		deleteCopiesOfOthers( place );
		expect( storedCopies( place ) ).toHaveLength( 1 );
		expect( storedCopies( { ...place, user: 12 } ) ).toEqual( [] );
		expect( storedCopies( elsewhere ) ).toHaveLength( 1 );
	} );

	it( 'from two tabs don’t overwrite each other; the newest is first', () => {
		storeCopy( place, 'one', copyOf( edited( 1 ), 1 ) );
		storeCopy( place, 'two', copyOf( edited( 2 ), 2 ) );
		expect( storedCopies( place ).map( ( { tab } ) => tab ) ).toEqual( [ 'two', 'one' ] );
	} );

	it( 'of a saved survey are removed when their tab closes', () => {
		storeCopy( place, 'tab', copyOf( edited( 1 ), 1 ) );
		storeCopy( place, 'tab', copyOf( loaded(), 2 ) );
		expect( localStorage ).toHaveLength( 0 );
		expect( storedCopies( place ) ).toMatchObject( [ { copy: { at: 2, isUnsaved: false } } ] );
	} );

	it( 'are deleted after 14 days', () => {
		storeCopy( place, 'tab', copyOf( edited( 1 ), DAY ) );
		deleteOldCopies( 15 * DAY );
		expect( storedCopies( place ) ).toHaveLength( 1 );
		deleteOldCopies( 15 * DAY + 1 );
		expect( storedCopies( place ) ).toEqual( [] );
	} );

	it( 'of other surveys are deleted, oldest first, when storage is full', () => {
		const long = loadedState( surveyOf( { ...survey, title: 'x'.repeat( 1_100_000 ) } ), true );
		const typed = builderReducer( long, { type: 'done', operation: { type: 'set', path: 'title', value: 'y' } } );
		const heavy = { ...typed, history: loaded().history };
		for ( const id of [ 1, 2, 3, 4 ] ) {
			storeCopy( { ...place, survey: id }, 'tab', copyOf( heavy, id ) );
		}
		const left = [ 1, 2, 3, 4 ].filter( ( id ) => storedCopies( { ...place, survey: id } ).length > 0 );
		expect( left ).toEqual( [ 3, 4 ] );
	} );
} );
