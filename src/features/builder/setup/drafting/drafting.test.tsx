import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SurveyDrafted } from '@/contract/types';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const DRAFT = 'POST /drafting/survey';
const notice = () => screen.queryByText( /Drafted by AI\. Review it/, { selector: '.uf-drafted *' } );

function siteWithModel(): FakeSite {
	const site = new FakeSite();
	site.hasModel = true;
	return site;
}

/** Opens the Setup step with its dialog and a typed request. */
async function wishing( site: FakeSite ) {
	const { user, address } = await openApp( 'surveys', '/new', site );
	await user.click( await screen.findByRole( 'button', { name: /^Draft with AI/ } ) );
	const dialog = within( await screen.findByRole( 'dialog' ) );
	await user.type( dialog.getByLabelText( 'What do you want to find out?' ), ' Why? ' );
	return { user, address, dialog };
}

describe( 'a survey drafted by AI', () => {
	it( 'is not offered on a site without an AI model', async () => {
		const site = new FakeSite();
		await openApp( 'surveys', '/new', site );
		await waitFor( () => expect( site.sent( 'POST /drafting/support' ) ).toHaveLength( 1 ) );

		expect( screen.queryByRole( 'button', { name: /^Draft with AI/ } ) ).toBeNull();
	} );

	it( 'is requested only by a click, previewed, and marked in the survey', async () => {
		const site = siteWithModel();
		const [ question ] = surveyOf( { id: 1 } ).questions;
		const drafted: SurveyDrafted = {
			title: 'Drafted',
			type: 'survey',
			questions: question ? [ { ...question, title: 'Why not?' } ] : [],
			left_out: 2,
			template: 'drafted-by-ai',
		};
		site.next.set( DRAFT, { status: 200, body: drafted } );
		const { user, dialog, address } = await wishing( site );
		expect( site.sent( DRAFT ) ).toEqual( [] );
		await user.click( dialog.getByRole( 'button', { name: 'Draft a survey' } ) );

		expect( await dialog.findByRole( 'heading', { name: 'Why not?' } ) ).toBeTruthy();
		expect( dialog.getByText( /^2 questions were left out because/ ) ).toBeTruthy();
		expect( site.sent( DRAFT ) ).toEqual( [ { sentence: 'Why?' } ] );
		expect( site.sent( 'POST /surveys' ) ).toEqual( [] );
		await user.click( dialog.getByRole( 'button', { name: 'Use this draft' } ) );
		await waitFor( () => expect( notice() ).not.toBeNull() );
		expect( address() ).toBe( '/new/questions' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /surveys' ) ).toMatchObject( [ { title: 'Drafted', template: 'drafted-by-ai' } ] )
		);
	} );

	it( 'keeps the prompt and shows the reason when drafting fails', async () => {
		const site = siteWithModel();
		site.next.set( DRAFT, {
			status: 502,
			body: { code: 'userfeedback_no_draft', message: 'The provider is away.', data: { status: 502 } },
		} );
		const { user, dialog } = await wishing( site );
		await user.click( dialog.getByRole( 'button', { name: 'Draft a survey' } ) );

		expect( ( await dialog.findAllByText( /The provider is away\./ ) ).length ).toBeGreaterThan( 0 );
		expect( dialog.getByLabelText< HTMLTextAreaElement >( 'What do you want to find out?' ).value ).toBe(
			' Why? '
		);
	} );

	it( 'shows a notice in the builder until it is published', async () => {
		const site = new FakeSite( [
			surveyOf( { id: 1, template: 'drafted-by-ai', status: 'draft' } ),
			surveyOf( { id: 2, template: 'drafted-by-ai', status: 'publish' } ),
		] );
		await openApp( 'surveys', '/edit/1/questions', site );
		await waitFor( () => expect( notice() ).not.toBeNull() );
		await stopServing();

		await openApp( 'surveys', '/edit/2/questions', site );
		await screen.findByRole( 'textbox', { name: 'Question' } );
		expect( notice() ).toBeNull();
	} );
} );
