import { describe, expect, it } from 'vitest';
import type { WidgetSurvey } from '../../src/contract/types';
import cases from '../../tests/fixtures/eligibility.json';
import type { Reason } from './eligibility';
import { isEmpty, planFor } from './plan';
import { inWords } from './reasons';

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

const survey = ( { id, floats }: { id: number; floats: boolean } ): WidgetSurvey => ( {
	id,
	floats,
	type: 'survey',
	cookie_name: `userfeedback-survey-${ id }`,
	nonce: '',
	questions: [],
	thank_you: { type: 'message', message: '' },
} );

describe( 'what a page shows', () => {
	it.each( cases as Case[] )(
		'$name',
		( { preview = false, surveys, placed, submitted, floating, inline, reasons } ) => {
			const plan = planFor( { preview, surveys: surveys.map( survey ) }, placed, ( { id } ) =>
				submitted.includes( id )
			);

			expect( plan.floating?.id ?? null ).toBe( floating );
			expect( plan.inline.map( ( { id } ) => id ) ).toEqual( inline );
			expect( plan.reasons ).toEqual( reasons );
			expect( isEmpty( plan ) ).toBe( floating === null && ! inline.length );
		}
	);
} );

it( 'tells an owner in words why a survey does not show', () => {
	expect( inWords( { 4: 'submitted', 9: 'not_live' } ) ).toEqual( {
		4: 'This browser has already answered the survey.',
		9: 'The page has a place for the survey, but the survey is not published.',
	} );
} );
