import { describe, expect, it } from 'vitest';
import cases from '../../../tests/fixtures/eligibility.json';
import { describeReasons } from '../../loader/reasons';
import { HERE, survey } from '../../testing';
import type { Reason } from './eligibility';
import { isEmptyPlan, planPage } from './plan';

interface Case {
	name: string;
	preview?: boolean;
	surveys: { id: number; floats: boolean }[];
	placed: number[];
	submitted: number[];
	floating: number | null;
	inline: number[];
	reasons: Record< number, Reason >;
}

describe( 'the surveys shown on a page', () => {
	it.each( cases as Case[] )(
		'$name',
		( { preview = false, surveys, placed, submitted, floating, inline, reasons } ) => {
			const plan = planPage(
				{ preview, surveys: surveys.map( ( more ) => survey( [], more ) ) },
				placed,
				( { id } ) => ( { answered: submitted.includes( id ) || null, closed: false } ),
				HERE
			);

			expect( plan.floating?.id ?? null ).toBe( floating );
			expect( plan.inline.map( ( { id } ) => id ) ).toEqual( inline );
			expect( plan.reasons ).toEqual( reasons );
			expect( isEmptyPlan( plan ) ).toBe( floating === null && ! inline.length );
		}
	);
} );

it( 'explains to owners in words why a survey is hidden, and to others with a code', () => {
	const reasons = { 4: 'submitted', 9: 'not_live' } as const;

	expect( describeReasons( reasons, { submitted: 'This browser has already answered the survey.' } ) ).toEqual( {
		4: 'This browser has already answered the survey.',
		9: 'not_live',
	} );
	expect( describeReasons( reasons, null ) ).toEqual( { 4: 'submitted', 9: 'not_live' } );
} );
