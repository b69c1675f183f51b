import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const FOUND = '11111111-1111-4111-8111-111111111111';

const shownWhen = ( ...values: string[] ) => ( {
	enabled: true,
	action: 'show' as const,
	conditions: values.map( ( value ) => ( { question_id: FOUND, compare: '=' as const, value } ) ),
} );

async function openPaths( ...values: string[] ) {
	const { user } = await openApp(
		'surveys',
		'/edit/5/questions',
		new FakeSite( [
			surveyOf( {
				id: 5,
				questions: [
					questionOf( {
						id: FOUND,
						title: 'Did you find it?',
						type: 'radio-button',
						config: { options: [ 'Yes', 'No' ], include_name: false },
					} ),
					questionOf( { title: 'What is missing?', logic: shownWhen( ...values ) } ),
				],
			} ),
		] )
	);
	await user.click( await screen.findByRole( 'button', { name: 'See all paths' } ) );
	return { user, dialog: within( await screen.findByRole( 'dialog', { name: 'Paths through this survey' } ) ) };
}

describe( 'the paths dialog', () => {
	it( 'shows how many questions are asked, to whom, and where the survey ends early', async () => {
		const { dialog } = await openPaths( 'No' );
		dialog.getByText( 'Visitors see 1 to 2 questions.' );
		dialog.getByText( 'Shown only when this is true:' );
		dialog.getByText( '1. Did you find it? is “No”' );
		dialog.getByText( 'The survey ends after “Yes” or no answer.' );
		expect( dialog.queryByText( /No one/ ) ).toBeNull();
	} );

	it( 'marks a question that no answers lead to, and opens it', async () => {
		const { dialog, user } = await openPaths( 'Yes', 'No' );
		dialog.getByText( 'No one gets this question. Its conditions can’t be met.' );
		await user.click( dialog.getByRole( 'button', { name: '2 What is missing?' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		await screen.findByRole( 'region', { name: 'Question 2' } );
	} );

	it( 'asks to complete an unfinished condition first', async () => {
		const { dialog } = await openPaths( 'No', '' );
		dialog.getByText( /Complete the unfinished condition/ );
	} );
} );
