import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Survey, SurveyDraft } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, settingsOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const QUESTION = questionOf( {
	title: 'Member?',
	type: 'radio-button',
	config: { options: [ 'Yes', 'No' ], include_name: false },
} );

const open = async ( step: string, parts: Partial< Survey > = {} ) => {
	const site = new FakeSite( [ surveyOf( { id: 5, status: 'draft', questions: [ QUESTION ], ...parts } ) ] );
	const app = await openApp( 'surveys', `/edit/5/${ step }`, site, {}, 'elite' );
	return { ...app, site };
};
const sent = ( site: FakeSite ) => site.sent( 'POST /surveys' ).at( -1 ) as SurveyDraft | undefined;

describe( 'quotas', () => {
	it( 'are added by keyboard, with conditions on answers and on the visit', async () => {
		const { user, site } = await open( 'settings' );
		const add = await screen.findByRole( 'button', { name: 'Add quota' } );
		add.focus();
		await user.keyboard( '{Enter}' );
		const name = screen.getByRole( 'textbox', { name: 'Name of quota 1' } );
		await waitFor( () => expect( document.activeElement ).toBe( name ) );
		await user.keyboard( 'Members on phones' );
		const target = screen.getByRole( 'spinbutton', { name: 'Target' } );
		await user.clear( target );
		await user.type( target, '35{Enter}' );
		const first = screen.getByRole( 'combobox', { name: 'Condition on' } );
		within( first ).getByRole( 'option', { name: 'Language of the page' } );
		await user.selectOptions( first, 'Member?' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Answer' } ), 'Yes' );
		await user.click(
			within( name.closest( 'li' ) as HTMLElement ).getByRole( 'button', { name: 'Add condition' } )
		);
		const second = screen.getAllByRole( 'combobox', { name: 'Condition on' } )[ 1 ] as HTMLElement;
		await waitFor( () => expect( document.activeElement ).toBe( second ) );
		await user.selectOptions( second, 'Device' );
		await screen.findByText( /1 quota$/ );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await waitFor( () =>
			expect( sent( site )?.settings?.behavior ).toMatchObject( {
				quotas: [
					{
						label: 'Members on phones',
						target: 35,
						conditions: [
							{ question_id: QUESTION.id, compare: '=', value: 'Yes' },
							{ question_id: 'device', compare: '=', value: 'mobile' },
						],
					},
				],
			} )
		);
	} );

	it( 'show what the server counted, and follow a renamed option', async () => {
		const { user, site } = await open( 'settings', withQuota() );
		await screen.findByText( 'Counted: 12 of 40' );
		await user.click( screen.getByRole( 'button', { name: 'Questions' } ) );
		const option = await screen.findByRole( 'textbox', { name: 'Option 1' } );
		await user.clear( option );
		await user.type( option, 'Of course' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await waitFor( () =>
			expect( sent( site )?.settings?.behavior ).toMatchObject( {
				quotas: [ { conditions: [ { value: 'Of course' } ] } ],
			} )
		);
	} );

	it( 'say which fields are missing before a survey is published', async () => {
		const { user } = await open( 'settings' );
		await user.click( await screen.findByRole( 'button', { name: 'Add quota' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );

		await screen.findByText( 'Enter a name for this quota.' );
		screen.getByText( 'Choose a question for this condition.' );
		await user.click( screen.getByRole( 'button', { name: 'Remove quota 1' } ) );
		expect( screen.queryByText( 'Enter a name for this quota.' ) ).toBeNull();
		await waitFor( () =>
			expect( document.activeElement ).toBe( screen.getByRole( 'button', { name: 'Add quota' } ) )
		);
	} );
} );

function withQuota(): Partial< Survey > {
	const settings = settingsOf( {} );
	const id = '00000000-0000-4000-8000-00000000d001';
	const conditions = [ { question_id: QUESTION.id, compare: '=' as const, value: 'Yes' } ];
	return {
		settings: {
			...settings,
			behavior: { ...settings.behavior, quotas: [ { id, label: 'Members', target: 40, conditions } ] },
		},
		quotas: [ { id, label: 'Members', target: 40, taken: 12 } ],
	};
}
