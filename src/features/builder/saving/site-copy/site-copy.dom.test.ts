import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/contract/limits';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { deriveState } from '../state/derived-state';
import { builderReducer } from '../state/builder-reducer';
import { type BuilderState, loadedState, newState } from '../state/builder-state';
import { copyOf } from '../local-copy/copy';
import { siteCopyOf, needsSiteCopy, offeredCopy } from './site-copy';

const A = '11111111-1111-4111-8111-111111111111';
const survey = surveyOf( { id: 5, version: 2, questions: [ questionOf( { id: A, title: 'Why?' } ) ] } );
const titled = ( state: BuilderState, value: string ) =>
	builderReducer( state, { type: 'done', operation: { type: 'set', question: A, path: 'title', value } } );
const now = ( state: BuilderState ) => deriveState( state, null );
const typed = () => now( titled( loadedState( survey, true ), 'Who?' ) );
const keptOf = ( state = typed(), at = 1_000 ) => {
	const sent = siteCopyOf( state, at );
	return sent && { ...sent, at: '2026-11-21T10:00:00+00:00' };
};

describe( 'the copy stored on the site', () => {
	it( 'contains unsaved changes to a published survey or a draft that can’t be saved', () => {
		expect( needsSiteCopy( now( loadedState( survey, true ) ) ) ).toBe( false );
		expect( needsSiteCopy( typed() ) ).toBe( true );

		const draft = loadedState( { ...survey, status: 'draft' }, true );
		expect( needsSiteCopy( now( titled( draft, 'Who?' ) ) ) ).toBe( false );
		const nameless = builderReducer( draft, {
			type: 'done',
			operation: { type: 'set', path: 'title', value: '' },
		} );
		expect( needsSiteCopy( now( nameless ) ) ).toBe( true );
	} );

	it( 'is not made for a survey that was never saved', () => {
		expect( needsSiteCopy( now( newState( A ) ) ) ).toBe( false );
	} );

	it( 'contains the version but no undo steps', () => {
		const sent = siteCopyOf( typed(), 1_000 );
		expect( sent?.version ).toBe( 2 );
		expect( JSON.parse( sent?.copy ?? '' ) ).toMatchObject( { at: 1_000, history: { past: [], future: [] } } );
	} );

	it( 'is not made when it is longer than the site allows', () => {
		expect( siteCopyOf( now( titled( typed(), 'x'.repeat( LIMITS.KEPT_COPY ) ) ), 1 ) ).toBeNull();
	} );
} );

describe( 'the copy offered for restoring', () => {
	const own = ( at: number ) => copyOf( typed(), at );

	it( 'is one that this browser lacks or has only in an older version', () => {
		expect( offeredCopy( keptOf(), null, survey, true )?.form.draft.questions[ 0 ]?.title ).toBe( 'Who?' );
		const older = copyOf( now( titled( typed(), 'Wh' ) ), 999 );
		expect( offeredCopy( keptOf(), older, survey, true ) ).not.toBeNull();
		expect( offeredCopy( keptOf(), own( 1_000 ), survey, true ) ).toBeNull();
		expect( offeredCopy( null, null, survey, true ) ).toBeNull();
	} );

	it( 'is not one that this browser stored just before it was sent', () => {
		expect( offeredCopy( keptOf(), own( 999 ), survey, true ) ).toBeNull(); // Guards against: a second offer of the copy.
	} );

	it( 'is not one that has been saved since', () => {
		const saved = { ...survey, version: 3, questions: [ questionOf( { id: A, title: 'Who?' } ) ] };
		expect( offeredCopy( keptOf(), null, saved, true ) ).toBeNull();
	} );

	it( 'is not one that another plugin version wrote', () => {
		const other = { version: 2, copy: '{"format":99}', at: '2026-11-21T10:00:00+00:00' };
		expect( offeredCopy( other, null, survey, true ) ).toBeNull();
	} );
} );
