import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newQuestion } from '@/features/builder/draft/form/new-draft';
import { NumberSetting } from '@/question-types/slider/builder';
import { sliderFaults } from '@/question-types/slider/draft';
import { slider } from '@/question-types/slider/type';

const dispatch = vi.fn();
vi.mock( '@/features/builder/saving/state/builder-context', () => ( { useDispatch: () => dispatch } ) );

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
		render( <NumberSetting question={ newQuestion( 'q', 'slider' ) } path="config.max" label="Highest value" /> );
		const field = screen.getByRole( 'spinbutton', { name: 'Highest value' } );
		for ( const [ typed, value ] of [
			[ '', null ],
			[ '100', null ],
			[ '50', 50 ],
			[ '9999999999', 1_000_000_000 ],
		] as const ) {
			dispatch.mockClear();
			fireEvent.change( field, { target: { value: typed } } );
			expect( dispatch ).not.toHaveBeenCalled();
			fireEvent.blur( field );
			expect( dispatch.mock.calls ).toEqual(
				value === null
					? []
					: [
							[
								{
									type: 'done',
									operation: { type: 'set', question: 'q', path: 'config.max', value },
								},
							],
						]
			);
		}
	} );
} );
