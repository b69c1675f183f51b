import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { newId } from '@/lib/new-id';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { newState } from '../state/builder-state';
import { builderStore } from '../state/builder-store';
import { storedCopies } from './storage';
import { useLocalCopy } from './use-local-copy';

const PLACE = { site: 'https://example.org/wp-admin/', user: 1 };

afterEach( () => {
	localStorage.clear();
	sessionStorage.clear();
} );

/** Guards against: a tab that crashed within a second reopened survey 6 without the text typed since. */
it( 'stores unsaved changes under the survey’s id once the server has created it', () => {
	const store = builderStore( newState( newId() ) );
	const { unmount } = renderHook( () => useLocalCopy( store, PLACE ) );
	const { form: sent } = store.latest();
	store.dispatch( { type: 'done', operation: { type: 'set', path: 'title', value: 'Typed since' } } );
	const survey = surveyOf( { id: 6, questions: [ questionOf( { type: 'text', title: 'Why?' } ) ] } );

	store.dispatch( { type: 'saved', mayNotify: true, sent, survey } );

	expect( store.latest().form.id ).toBe( 6 );
	expect( storedCopies( { ...PLACE, survey: 6 } ) ).toHaveLength( 1 );
	expect( storedCopies( { ...PLACE, survey: 'new' } ) ).toEqual( [] );
	unmount();
} );
