import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { resultsOf, surveyOf } from '@/testing/survey-of';

const ID = '11111111-1111-4111-8111-111111111111';

afterEach( stopServing );

it( 'shows the spread of typed numbers, and of ranges only numbers with answers', async () => {
	const site = new FakeSite( [ surveyOf( { id: 1 } ) ] );
	const option = ( value: string, count: number ) => ( { value, count, is_current: true } );
	site.results.set(
		1,
		resultsOf( {
			id: 1,
			responses_count: 107,
			range_responses_count: 107,
			question_stats: [
				{
					id: ID,
					type: 'number',
					title: 'How old are you?',
					is_quantitative: true,
					total_answers: 107,
					skipped: 0,
					average: 41.25,
					score: null,
					spread: { median: 40.5, lowest: -3, highest: 97 },
					others: 7,
					ranges: [ option( '-3 – 9', 60 ), option( '10 – 97', 47 ) ],
					options: [ option( '-3', 60 ), option( '5', 0 ), option( '97', 40 ) ],
					answers: [],
				},
			],
		} )
	);
	const { user } = await openApp( 'results', '/survey/1', site );
	const title = await screen.findByRole( 'heading', { name: 'How old are you?' } );
	const card = within( ( title.closest( 'section' ) ?? title.parentElement?.parentElement ) as HTMLElement );
	for ( const text of [ 'Average 41.3', 'Median 40.5', 'Lowest -3', 'Highest 97', /7 answers have other numbers/ ] ) {
		await card.findByText( ( _, element ) =>
			element?.tagName === 'P' && typeof text === 'string'
				? element.textContent === text
				: element?.tagName === 'P' && new RegExp( text ).test( element.textContent )
		);
	}
	expect( card.getAllByRole( 'rowheader' ).map( ( { textContent } ) => textContent ) ).toEqual( [ '-3', '97' ] );
	expect( card.queryByRole( 'button', { name: 'Pie' } ) ).toBeNull();
	await user.click( card.getByRole( 'button', { name: 'Vertical bars' } ) );
	expect( card.getAllByRole( 'rowheader' ) ).toHaveLength( 2 );
} );
