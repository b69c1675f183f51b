import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { blankDraft, newQuestion } from '@/features/builder/draft/form/new-draft';
import { perform } from '@/features/builder/draft/operations/operations';
import { missing } from '@/features/builder/draft/validation/validation';
import type { Saving } from '@/features/builder/saving/save/use-save';
import { BuilderProvider } from '@/features/builder/saving/state/builder-context';
import { newState } from '@/features/builder/saving/state/builder-state';
import { builderStore } from '@/features/builder/saving/state/builder-store';
import { ranking as parts } from '@/question-types/ranking/builder';
import { answerable } from '@/question-types/matrix/rows';
import { TYPES } from '@/question-types/types';

const ROWS = [ 'food', 'room', 'price' ].map( ( id ) => ( { id, label: id } ) );

const ranking = ( rows = ROWS ): FormQuestion => {
	const question = newQuestion( 'q', 'ranking' );
	return { ...question, title: 'Rank', config: { ...question.config, rows } };
};

describe( 'a ranking', () => {
	it( 'has a question with the possible ranks for each item', () => {
		const items = answerable( [ ranking() ] );
		expect( items.map( ( { id, title } ) => [ id, title ] ) ).toEqual( [
			[ 'food', 'Rank – food' ],
			[ 'room', 'Rank – room' ],
			[ 'price', 'Rank – price' ],
		] );
		expect( items.map( ( item ) => TYPES[ item.type ].scores?.( item ) ) ).toEqual( [
			[ 1, 2, 3 ],
			[ 1, 2, 3 ],
			[ 1, 2, 3 ],
		] );
		expect( answerable( items ) ).toEqual( items );
	} );

	it( 'loses conditions about a rank that no item can have anymore', () => {
		const condition = ( value: number ) => ( { question_id: 'food', compare: '=' as const, value } );
		const later = {
			...newQuestion( 'later', 'text' ),
			logic: { enabled: true, action: 'show' as const, conditions: [ condition( 3 ), condition( 2 ) ] },
		};
		const draft = { ...blankDraft( 'q' ), questions: [ ranking(), later ] };
		const rows = ROWS.slice( 0, 2 );
		const after = perform( draft, { type: 'set', question: 'q', path: 'config.rows', value: rows } ).draft;
		expect( after.questions[ 1 ]?.logic.conditions ).toEqual( [ condition( 2 ) ] );
	} );

	it( 'names an item without a label', () => {
		const draft = { ...blankDraft( 'q' ), questions: [ ranking( [ ...ROWS, { id: 'new', label: ' ' } ] ) ] };
		expect( missing( draft ) ).toEqual( { 'questions[0].config.rows[3].label': 'Items need a label.' } );
	} );

	it( 'keeps two items in the editor', () => {
		const store = builderStore( newState( 'q' ) );
		store.dispatch( { type: 'done', operation: { type: 'retype', question: 'q', as: 'ranking' } } );
		const Rows = parts.Rows ?? ( () => null );
		const draw = () => (
			<BuilderProvider store={ store } saving={ {} as Saving }>
				<Rows question={ store.latest().form.draft.questions[ 0 ] as FormQuestion } errors={ {} } />
			</BuilderProvider>
		);
		const { rerender } = render( draw() );
		expect( screen.getByRole( 'group', { name: 'Items' } ) ).toBeTruthy();
		fireEvent.change( screen.getByRole( 'textbox', { name: 'Item 1' } ), { target: { value: 'Food' } } );
		rerender( draw() );
		fireEvent.click( screen.getByRole( 'button', { name: 'Remove item 3' } ) );
		rerender( draw() );
		expect( screen.getAllByRole( 'textbox' ).map( ( field ) => ( field as HTMLInputElement ).value ) ).toEqual( [
			'Food',
			'',
		] );
		expect( screen.queryByRole( 'button', { name: /Remove item/ } ) ).toBeNull();
		fireEvent.click( screen.getByRole( 'button', { name: 'Add item' } ) );
		rerender( draw() );
		expect( screen.getAllByRole( 'textbox' ) ).toHaveLength( 3 );
	} );
} );
