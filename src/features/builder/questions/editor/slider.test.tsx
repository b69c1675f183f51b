import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newQuestion } from '@/features/builder/draft/form/new-draft';
import type { Saving } from '@/features/builder/saving/save/use-save';
import { BuilderProvider } from '@/features/builder/saving/state/builder-context';
import { newState } from '@/features/builder/saving/state/builder-state';
import { builderStore } from '@/features/builder/saving/state/builder-store';
import { NumberSetting } from '@/question-types/slider/builder';
import { sliderFaults } from '@/question-types/slider/draft';
import { slider } from '@/question-types/slider/type';

describe( 'a slider', () => {
	it.each( [
		[ {}, {} ],
		[ { min: -500, max: 500, step: 10 }, {} ],
		[ { min: 5, max: 5 }, { 'config.max': 'The minimum is 6.' } ],
		[ { step: 3 }, { 'config.step': 'The step must divide the range into equal parts.' } ],
		[ { max: 101 }, { 'config.step': 'A slider can have up to 101 values. Choose a larger step.' } ],
	] )( 'with %o has the faults %o', ( config, faults ) => {
		expect( sliderFaults( config ) ).toEqual( faults );
	} );

	it( 'has its steps as scores, never more than a list can show', () => {
		const scores = ( config: object ) => slider.scores?.( { config: { include_name: false, ...config } } );
		expect( scores( { min: -10, max: 20, step: 15 } ) ).toEqual( [ -10, 5, 20 ] );
		expect( scores( { max: 1_000_000_000 } ) ).toHaveLength( 101 );
		expect( scores( { min: 5, max: 1 } ) ).toEqual( [] );
	} );

	it( 'takes a typed limit when its field is left, and ignores what is no number', () => {
		const question = newQuestion( 'q', 'slider' );
		const store = builderStore( newState( 'q' ) );
		store.dispatch( { type: 'done', operation: { type: 'retype', question: 'q', as: 'slider' } } );
		const limit = () => store.latest().form.draft.questions[ 0 ]?.config.max;
		render(
			<BuilderProvider store={ store } saving={ {} as Saving }>
				<NumberSetting question={ question } path="config.max" label="Highest value" />
			</BuilderProvider>
		);
		const field = screen.getByRole( 'spinbutton', { name: 'Highest value' } );
		for ( const [ typed, value ] of [
			[ '', 100 ],
			[ 'ten', 100 ],
			[ '50', 50 ],
			[ '9999999999', 1_000_000_000 ],
		] as const ) {
			const before = limit();
			fireEvent.change( field, { target: { value: typed } } );
			expect( limit() ).toBe( before );
			fireEvent.blur( field );
			expect( limit() ).toBe( value );
		}
	} );
} );
