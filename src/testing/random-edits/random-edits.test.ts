/// <reference types="node" />
import { describe, expect, it } from 'vitest';
import type { Survey, SurveyNotifications, Webhook } from '@/contract/types';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { builderReducer } from '@/features/builder/saving/state/builder-reducer';
import { type BuilderState, loadedState } from '@/features/builder/saving/state/builder-state';
import { faults, missing } from '@/features/builder/draft/validation/validation';
import type { Draft } from '@/features/builder/draft/form/draft';
import { isSame } from '@/lib/is-same';
import { draftToSend } from '@/features/builder/draft/form/draft-to-send';
import { RandomEditor } from './random-editor';
import { verdictsOf } from './server-rules';

/** The run prints it; UF_SEED=n repeats the run. */
const SEED = Number( process.env[ 'UF_SEED' ] ) || Math.floor( Math.random() * 1e9 );
const SURVEYS = 50;
const EDITS = 200;

const TEXT = '11111111-1111-4111-8111-111111111111';
const STARS = '22222222-1111-4111-8111-111111111111';
const HOOK: Webhook = {
	id: '33333333-1111-4111-8111-111111111111',
	name: 'Hook',
	request_url: 'https://example.org/hook',
	request_method: 'POST',
	request_format: 'JSON',
	body: [ { key: 'stars', value: STARS } ],
	headers: [ { key: 'Authorization', has_value: true } ],
	has_secret: true,
};

/** As the server stores it, with sealed secrets. */
const TOLD = {
	webhook: {
		active: true,
		webhooks: [ { ...HOOK, sealed: 'x', headers: [ { key: 'Authorization', sealed: 'x' } ] } ],
	},
};

function stored(): Survey {
	const survey = surveyOf( { id: 5, status: 'draft' } );
	const notifications = survey.notifications as SurveyNotifications;
	return {
		...survey,
		questions: [
			questionOf( { id: TEXT, title: 'Why?' } ),
			questionOf( { id: STARS, title: 'How many?', type: 'star-rating' } ),
		],
		notifications: { ...notifications, webhook: { active: true, webhooks: [ HOOK ] } },
	};
}

/** @param see receives every draft on the way */
function edit( editor: RandomEditor, state: BuilderState, see: ( draft: Draft ) => void ): BuilderState {
	let now = state;
	for ( let count = 0; count < EDITS; count++ ) {
		const before = now.form.draft;
		now = editor.actions( before ).reduce( builderReducer, now );
		if ( now.form.draft !== before ) {
			see( now.form.draft );
		}
	}
	return now;
}

function all( state: BuilderState, type: 'undo' | 'redo' ): BuilderState {
	const next = builderReducer( state, { type } );
	return next.form.draft === state.form.draft ? next : all( next, type );
}

describe( `random edits, seed ${ SEED }`, () => {
	it( 'are all reverted by undo and reapplied by redo', () => {
		let steps = 0;
		for ( let run = 0; run < SURVEYS; run++ ) {
			const start = loadedState( stored(), true );
			const end = edit( new RandomEditor( SEED + run ), start, () => undefined );
			const done = all( end, 'redo' );
			const back = all( done, 'undo' );

			steps += end.history.past.length;
			expect( back.form.draft, `survey ${ run }` ).toEqual( start.form.draft );
			expect( all( back, 'redo' ).form.draft, `survey ${ run }` ).toEqual( done.form.draft );
		}
		expect( steps / SURVEYS ).toBeGreaterThan( EDITS / 8 ); // A single survey may randomly differ.
	} );

	it( 'never create a draft with errors or broken conditions that the form doesn’t mark', () => {
		const start = loadedState( stored(), true );
		const drafts: Draft[] = [];
		for ( let run = 0; run < SURVEYS; run++ ) {
			edit( new RandomEditor( SEED + run ), start, ( draft ) => drafts.push( draft ) );
		}
		const sent = drafts.map( ( draft ) => draftToSend( { id: 5, version: 1, draft }, start.base ) );
		const verdicts = verdictsOf( sent, TOLD );

		expect( verdicts ).toHaveLength( drafts.length );
		expect( drafts.length ).toBeGreaterThan( ( SURVEYS * EDITS ) / 2 ); // Some edits have no effect.
		const wrong = verdicts.flatMap( ( verdict, index ) => {
			const draft = drafts[ index ] as Draft;
			const undecided = verdict.undecided.filter( ( path ) => ! isUnfinished( draft, path ) );
			const isSaid = isSame( verdict.refused.sort(), Object.keys( faults( draft ) ).sort() );
			const marked = Object.keys( missing( draft ) ).filter( isOfLogic );
			const isMarked =
				verdict.undecided.filter( isOfLogic ).every( ( path ) => marked.includes( path ) ) &&
				marked.every( ( path ) => verdict.undecided.includes( path ) || isUnfinished( draft, path ) );
			return isSaid && ( isMarked || verdict.refused.length > 0 ) && ! verdict.dead && undecided.length === 0
				? []
				: [ { verdict, sent: sent[ index ] } ];
		} );
		expect( wrong[ 0 ] ).toBeUndefined();
		expect( verdicts.filter( ( { refused } ) => refused.length === 0 ).length ).toBeGreaterThan(
			drafts.length / 2
		);
		expect( verdicts.some( ( { refused } ) => refused.length > 0 ) ).toBe( true );
	} );
} );

function isOfLogic( path: string ): boolean {
	return /^(questions\[\d+\]|notifications\.email)\.logic\./.test( path );
}

/** True if an owner still has to choose a question, a comparison or an answer. */
function isUnfinished( draft: Draft, path: string ): boolean {
	const [ , place, index ] =
		/^(?:questions\[(\d+)\]|notifications\.email)\.logic\.conditions\[(\d+)\]/.exec( path ) ?? [];
	const logic = place === undefined ? draft.notifications?.email.logic : draft.questions[ Number( place ) ]?.logic;
	const condition = logic?.conditions[ Number( index ) ];
	const value = condition?.value;
	const hasNoValue = Array.isArray( value ) ? value.length === 0 || value.includes( '' ) : value === '';
	return condition === undefined || condition.question_id === '' || condition.compare === '' || hasNoValue;
}
