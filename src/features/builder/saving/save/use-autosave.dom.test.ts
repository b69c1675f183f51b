import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { builderReducer } from '../state/builder-reducer';
import { deriveState } from '../state/derived-state';
import { type BuilderState, loadedState, newState } from '../state/builder-state';
import { needsAutosave as isTo, useAutosave } from './use-autosave';

const A = '11111111-1111-4111-8111-111111111111';
const draft = () =>
	loadedState( surveyOf( { id: 5, status: 'draft', questions: [ questionOf( { id: A, title: 'Why?' } ) ] } ), true );
const needsAutosave = ( state: BuilderState ) => isTo( deriveState( state, null ) );
const titled = ( state: BuilderState, value: string ) =>
	builderReducer( state, { type: 'done', operation: { type: 'set', question: A, path: 'title', value } } );

beforeEach( () => vi.useFakeTimers() );
afterEach( () => vi.useRealTimers() );

/** Sets up a form with the given save results, and counts its saves. */
function autosaving( first: BuilderState, arrives: () => boolean = () => true ) {
	let state = first;
	const save = vi.fn( async () => {
		state = arrives() ? { ...state, base: state.form.draft } : state;
		return Promise.resolve( arrives() ? ( {} as never ) : null );
	} );
	renderHook( () => useAutosave( { latest: () => deriveState( state, null ) }, { save }, true ) );
	return {
		saves: () => save.mock.calls.length,
		type: ( value: string ) => {
			state = titled( state, value );
		},
		wait: ( seconds: number ) => vi.advanceTimersByTimeAsync( seconds * 1000 ),
	};
}

describe( 'a draft saves itself', () => {
	it( 'ten seconds after the last edit, once', async () => {
		const form = autosaving( draft() );
		await form.wait( 60 );
		expect( form.saves() ).toBe( 0 );
		form.type( 'Who?' );
		await form.wait( 9 );
		expect( form.saves() ).toBe( 0 );
		await form.wait( 3 );
		expect( form.saves() ).toBe( 1 );
		await form.wait( 60 );
		expect( form.saves() ).toBe( 1 );
	} );

	it( 'every 30 seconds during continuous typing', async () => {
		const form = autosaving( draft() );
		for ( let key = 0; key < 65; key++ ) {
			form.type( `Who ${ String( key ) }?` );
			await form.wait( 1 );
		}
		expect( form.saves() ).toBe( 2 );
	} );

	it( 'less often while saving fails, and as usual once it works', async () => {
		let works = false;
		const form = autosaving( draft(), () => works );
		form.type( 'Who?' );
		await form.wait( 100 );
		const tries = form.saves();
		expect( tries ).toBeGreaterThan( 2 );
		expect( tries ).toBeLessThan( 6 );
		works = true;
		await form.wait( 300 );
		expect( form.saves() ).toBe( tries + 1 );
	} );

	it( 'but published surveys, conflicts, and unchanged drafts don’t', () => {
		const typed = titled( draft(), 'Who?' );
		expect( needsAutosave( typed ) ).toBe( true );
		expect( needsAutosave( { ...typed, storedStatus: 'publish' } ) ).toBe( false );
		expect( needsAutosave( { ...typed, conflicts: [ { path: 'title', mine: 'A', theirs: 'B' } ] } ) ).toBe( false );
		expect( needsAutosave( draft() ) ).toBe( false );
	} );

	it( 'only after something was typed in a new one', () => {
		const more = builderReducer( newState( A ), {
			type: 'done',
			operation: { type: 'add', question: '22222222-2222-4222-8222-222222222222', as: 'checkbox' },
		} );
		expect( needsAutosave( more ) ).toBe( false );
		expect( needsAutosave( titled( more, 'Why?' ) ) ).toBe( true );
	} );
} );
