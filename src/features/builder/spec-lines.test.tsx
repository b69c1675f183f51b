import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWERING, QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { settingsOf, surveyOf } from '@/testing/survey-of';
import { SaveBanner } from './saving/save/SaveBanner';
import { BuilderProvider } from './saving/state/builder-context';
import { loadedState } from './saving/state/builder-state';
import { builderStore } from './saving/state/builder-store';
import { newQuestion } from './draft/form/new-draft';
import { withoutOne, withType } from './draft/logic/redirect-edits';
import type { SaveOutcome } from './saving/save/save-outcome';
import type { Saving } from './saving/save/use-save';
import { stepsOf } from './draft/steps';

const TYPES = Object.keys( ANSWERING ) as QuestionType[];
const typesWith = ( has: 'has_options' | 'allows_comment' ) =>
	TYPES.filter( ( type ) => QUESTION_TYPES[ type ][ has ] );
const keysOf = ( isNew: boolean ) => stepsOf( isNew ).map( ( { key } ) => key );
const thanks = settingsOf( { type: 'message', conditions: [] } ).thank_you;
const redirects = withType( thanks, 'conditional_redirect' ).conditions;

/** Specification lines without a test elsewhere; the server's constants are in AuthoringSpecTest.php. */
describe( 'spec 1', () => {
	it.each< [ string, unknown, unknown ] >( [
		[ 'lines 16, 20: a new survey begins with Setup', keysOf( true )[ 0 ], 'setup' ],
		[
			'lines 17, 20: one that is stored has no Setup',
			keysOf( false ),
			[ 'questions', 'settings', 'notifications', 'publish' ],
		],
		[ 'lines 93, 210: icon color', newQuestion( 'a', 'icon-choice' ).settings.icon_color, '#1579EF' ],
		[ 'lines 93, 210: icon size', newQuestion( 'a', 'icon-choice' ).settings.icon_size, 'medium' ],
		[ 'line 119: an empty redirect is there to fill in', redirects.map( ( { page } ) => page ), [ null ] ],
		[ 'line 139: the last redirect stays', withoutOne( redirects, 0 ), redirects ],
		[ 'line 139: one of two can go', withoutOne( [ ...redirects, ...redirects ], 0 ), redirects ],
		[
			'line 143: options can be in another order for',
			typesWith( 'has_options' ).sort(),
			[ 'checkbox', 'icon-choice', 'image-radio', 'radio-button' ],
		],
		[
			'line 143: no comment box has',
			TYPES.filter( ( type ) => ! typesWith( 'allows_comment' ).includes( type ) ).sort(),
			[ 'email', 'long-text', 'text' ],
		],
	] )( '%s', ( _, ours, specified ) => {
		expect( ours ).toEqual( specified );
	} );
} );

describe( 'spec 1 lines 116, 208: the outcome of a save', () => {
	beforeEach( () => void vi.useFakeTimers() );
	afterEach( () => void vi.useRealTimers() );

	it.each< SaveOutcome >( [
		{ kind: 'saved' },
		{ kind: 'saved-as-draft' },
		{ kind: 'not-published', message: 'The Survey can’t be published.' },
	] )( '$kind is said for five seconds', ( outcome ) => {
		const showOutcome = vi.fn();
		const store = builderStore( loadedState( surveyOf( { id: 5 } ), true ) );
		const saving = { outcome, showOutcome } as unknown as Saving;
		render(
			<MemoryRouter>
				<BuilderProvider store={ store } saving={ saving }>
					<SaveBanner />
				</BuilderProvider>
			</MemoryRouter>
		);
		act( () => void vi.advanceTimersByTime( 4_999 ) );
		expect( showOutcome ).not.toHaveBeenCalled();
		act( () => void vi.advanceTimersByTime( 1 ) );
		expect( showOutcome ).toHaveBeenCalledWith( null );
	} );
} );
