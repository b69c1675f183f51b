import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '@/contract/features';
import type { SurveyDraft, SurveySaved } from '@/contract/types';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { recorded } from '@/testing/recorded';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';

afterEach( stopServing );

const titleField = () => screen.findByRole( 'textbox', { name: 'Question' } );
const openQuestion = async ( user: UserEvent, number: number, title: RegExp ) => {
	await user.click( await screen.findByRole( 'button', { name: title } ) );
	return screen.findByRole( 'region', { name: `Question ${ String( number ) }` } );
};
/** Opens a new survey with an empty question. */
async function startNew( site: FakeSite, plan: Plan = 'elite', from = '/new' ) {
	const app = await openApp( 'surveys', from, site, {}, plan );
	await app.user.click( await screen.findByRole( 'button', { name: /^Start from Scratch/ } ) );
	return app;
}

const sentDrafts = ( site: FakeSite ) => site.sent( 'POST /surveys' ) as SurveyDraft[];

describe( 'a URL without an id', () => {
	/** Guards against: React's render loop when an id that was no number differed from itself. */
	it.each( [ 'undefined', '0', '1.5', '-1' ] )( 'opens no survey: %s', async ( id ) => {
		await openApp( 'surveys', `/edit/${ id }/questions`, new FakeSite() );
		await screen.findByText( 'This page doesn’t exist' );
		expect( screen.getByRole( 'link', { name: 'Back to Surveys' } ) ).toBeTruthy();
	} );
} );

describe( 'a new survey', () => {
	it( 'is created by clicking Next, and keeps its form when its URL changes', async () => {
		const site = new FakeSite();
		const { user, address } = await startNew( site );
		await user.type( await titleField(), 'How are you?' );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );

		await screen.findByRole( 'group', { name: 'Devices' } );
		expect( address() ).toBe( '/edit/1/settings' );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await screen.findByRole( 'heading', { name: 'Send Email' } );
		expect( address() ).toBe( '/edit/1/notifications' );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await screen.findByRole( 'button', { name: 'Save and Publish' } );
		expect( address() ).toBe( '/edit/1/publish' );
		expect( sentDrafts( site ) ).toMatchObject( [
			{ title: 'How are you?', status: 'draft', questions: [ { title: 'How are you?', type: 'text' } ] },
		] );
		expect( sentDrafts( site )[ 0 ] ).not.toHaveProperty( 'id' );

		await user.click( screen.getByRole( 'button', { name: 'Questions' } ) );
		expect( await titleField() ).toHaveProperty( 'value', 'How are you?' );
	} );

	it( 'doesn’t continue without a title and shows what is missing', async () => {
		const site = new FakeSite();
		const { user, address } = await startNew( site );
		await titleField();
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );

		await screen.findByText( 'Title is required.' );
		expect( address() ).toMatch( /^\/new\/questions\?/ );
		expect( sentDrafts( site ) ).toEqual( [] );
		await waitFor( () => expect( document.activeElement?.getAttribute( 'aria-invalid' ) ).toBe( 'true' ) );
	} );

	it( 'is saved as a draft before its question has a title, and lists what is missing', async () => {
		const site = new FakeSite();
		const { user } = await startNew( site );
		await titleField();
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await screen.findByText( 'Saved as a Draft. 1 question needs a title.', {
			selector: '.components-notice__content',
		} );
		await screen.findByText( 'Title is required.' );
		expect( sentDrafts( site ) ).toMatchObject( [ { status: 'draft', questions: [ { title: '' } ] } ] );

		await user.type( await titleField(), 'How are you?' );
		expect( screen.queryByText( 'Title is required.' ) ).toBeNull();
	} );

	it( 'marks a rejected field instead of showing its path', async () => {
		const site = new FakeSite();
		const { user } = await startNew( site );
		await user.type( await titleField(), 'How are you?' );
		site.next.set(
			'POST /surveys',
			problem( 400, 'questions[0].title: This is longer than 500 characters.', {
				params: { 'questions[0].title': 'This is longer than 500 characters.' },
			} )
		);
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		const notice = await screen.findByText( /The survey was not saved/, {
			selector: '.components-notice__content p',
		} );
		expect( notice.textContent ).toContain( 'Some fields need to be corrected first.' );
		expect( document.body.textContent ).not.toContain( 'questions[0]' );
		expect( screen.getByText( 'This is longer than 500 characters.' ) ).toBeTruthy();
	} );

	// Guards against: the list said "No Surveys" below "Survey published", until it was requested again.
	it( 'is in the list once it is published', async () => {
		const site = new FakeSite();
		const { user, address } = await startNew( site, 'elite', '/' );
		await user.type( await titleField(), 'How are you?' );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await screen.findByRole( 'group', { name: 'Devices' } );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await screen.findByRole( 'heading', { name: 'Send Email' } );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Save and Publish' } ) );

		await screen.findByText( /^Survey published\./, { selector: '.components-notice__content p' } );
		expect( screen.queryByText( 'No Surveys' ) ).toBeNull();
		await screen.findByText( 'Visitors can see this survey now.' );
		expect( address() ).toBe( '/' );
		expect( site.surveys ).toMatchObject( [ { id: 1, status: 'publish' } ] );
	} );
} );

describe( 'editing a survey', () => {
	const stored = () =>
		surveyOf( {
			id: 5,
			status: 'draft',
			version: 2,
			questions: [ questionOf( { title: 'First' } ), questionOf( { title: 'Second' } ) ],
		} );

	it( 'moves a question by keyboard and saves the new order with the loaded version', async () => {
		const site = new FakeSite( [ stored() ] );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site );
		const second = await openQuestion( user, 2, /2 Second/ );
		within( second ).getByRole( 'button', { name: 'Move up' } ).focus();
		await user.keyboard( '{Enter}' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await screen.findByText( 'Saved as a Draft.', { selector: '.components-notice__content' } );
		expect( sentDrafts( site )[ 0 ]?.questions?.map( ( { title } ) => title ) ).toEqual( [ 'Second', 'First' ] );
		expect( sentDrafts( site )[ 0 ] ).toMatchObject( { id: 5, version: 2 } );
	} );

	it( 'restores the old title when it is emptied, and keeps a new one on Enter', async () => {
		const { user } = await openApp( 'surveys', '/edit/5/questions', new FakeSite( [ stored() ] ) );
		await user.click( await screen.findByRole( 'button', { name: /Edit title/ } ) );
		await user.clear( screen.getByLabelText( 'Survey title' ) );
		await user.keyboard( '{Enter}' );
		await user.click( screen.getByRole( 'button', { name: 'Survey 5 Edit title' } ) );
		await user.keyboard( 'Renamed{Enter}' );
		await user.click( screen.getByRole( 'button', { name: 'Renamed Edit title' } ) );
		await user.keyboard( 'Never mind{Escape}' );

		expect( screen.getByRole( 'button', { name: 'Renamed Edit title' } ) ).toBeTruthy();
	} );

	it( 'asks before deleting a question, and saves the deletion', async () => {
		const site = new FakeSite( [ stored() ] );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site );
		const first = await screen.findByRole( 'region', { name: 'Question 1' } );
		await user.click( within( first ).getByRole( 'button', { name: 'Delete question' } ) );
		await screen.findByText( 'Are you sure you want to delete this question?' );
		await user.click( screen.getByRole( 'button', { name: 'Yes, delete' } ) );

		await waitFor( () =>
			expect( sentDrafts( site )[ 0 ]?.questions?.map( ( { title } ) => title ) ).toEqual( [ 'Second' ] )
		);
	} );

	it( 'marks missing fields of a published survey, keeps it published, sends nothing', async () => {
		const site = new FakeSite( [ surveyOf( { id: 5, questions: [ questionOf( { title: 'First' } ) ] } ) ] );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site );
		await user.clear( await titleField() );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await screen.findByText( /visitors still see the last saved version/, {
			selector: '.components-notice__content',
		} );
		expect( sentDrafts( site ) ).toEqual( [] );
	} );

	it( 'shows server errors next to their fields and keeps the input', async () => {
		const site = new FakeSite( [ stored() ] );
		const refusal = recorded< { data: { params: Record< string, string > } } >( 'too-long' );
		const said = refusal.body.data.params[ 'questions[1].title' ] ?? '';
		site.next.set( 'POST /surveys', refusal );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site );
		const second = await openQuestion( user, 2, /2 Second/ );
		await user.type( within( second ).getByRole( 'textbox', { name: 'Question' } ), ' thought' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		expect( said ).not.toBe( '' );
		expect( await within( second ).findByText( said ) ).toBeTruthy();
		expect( await screen.findByRole( 'button', { name: /2 Second thought Needs attention/ } ) ).toBeTruthy();
		expect( within( second ).getByRole( 'textbox', { name: 'Question' } ) ).toHaveProperty(
			'value',
			'Second thought'
		);
	} );

	it( 'asks before leaving unsaved changes, and stays if the user chooses to', async () => {
		const { user, address } = await openApp( 'surveys', '/edit/5/questions', new FakeSite( [ stored() ] ) );
		const first = await screen.findByRole( 'region', { name: 'Question 1' } );
		await user.type( within( first ).getByRole( 'textbox', { name: 'Question' } ), '!' );
		await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Stay' } ) );
		expect( address() ).toBe( '/edit/5/questions' );

		await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Leave' } ) );
		await waitFor( () => expect( address() ).toBe( '/' ) );
	} );

	it( 'warns on the Questions step that there are responses', async () => {
		const site = new FakeSite( [ { ...stored(), responses_count: 12 } ] );
		const { router } = await openApp( 'surveys', '/edit/5/questions', site );
		const warning = [ /already has 12 responses/, { selector: '.components-notice__content' } ] as const;
		await screen.findByText( ...warning );
		await router.navigate( '/edit/5/settings' );
		await screen.findByRole( 'group', { name: /Devices/ } );
		expect( screen.queryByText( ...warning ) ).toBeNull();
		await router.navigate( '/edit/5/questions' );
		await screen.findByText( ...warning );
	} );

	it( 'doesn’t open a survey with parts of another edition', async () => {
		const site = new FakeSite( [ { ...stored(), missing_parts: [ 'behavior' ] } ] );
		await openApp( 'surveys', '/edit/5/questions', site );
		expect( await screen.findByText( 'This survey can’t be edited here' ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: /^Save/ } ) ).toBeNull();
		expect( site.requests.filter( ( { method } ) => method === 'POST' ) ).toEqual( [] );
	} );

	it( 'shows a message when the survey is in the Trash or was deleted', async () => {
		await openApp( 'surveys', '/edit/5/questions', new FakeSite( [ { ...stored(), status: 'trash' } ] ) );
		expect( await screen.findByText( 'This survey is in the Trash' ) ).toBeTruthy();
		await stopServing();
		await openApp( 'surveys', '/edit/77/questions', new FakeSite() );
		expect( await screen.findByText( 'This page doesn’t exist' ) ).toBeTruthy();
	} );
} );

describe( 'publishing', () => {
	it( 'explains why the server kept it a draft, and stays in the builder', async () => {
		const incomplete = surveyOf( {
			id: 5,
			status: 'draft',
			questions: [ questionOf( { title: 'Which?', type: 'radio-button' } ) ],
		} );
		const site = new FakeSite( [ incomplete ] );
		const kept = recorded< SurveySaved >( 'kept-a-draft' );
		site.next.set( 'POST /surveys', { ...kept, body: { ...kept.body, survey: { ...incomplete, version: 2 } } } );
		const { user, address } = await openApp( 'surveys', '/edit/5/publish', site );
		await user.click( await screen.findByLabelText( 'Publish' ) );
		await user.click( screen.getByRole( 'button', { name: 'Save and Publish' } ) );

		expect( kept.body.message ).not.toBe( '' );
		await screen.findByText( kept.body.message, { selector: '.components-notice__content' } );
		expect( address() ).toBe( '/edit/5/publish' );
		expect( screen.getByRole( 'button', { name: 'Save as Draft' } ) ).toBeTruthy();
	} );

	it( 'keeps a future date until it is cleared', async () => {
		const site = new FakeSite( [
			surveyOf( { id: 5, status: 'draft', publish_at: '2099-05-01T10:00:00+02:00' } ),
		] );
		const { user } = await openApp( 'surveys', '/edit/5/publish', site );
		await user.click( await screen.findByLabelText( 'Schedule' ) );
		await screen.findByText( /Starts on May 1, 2099/ );
		await user.click( screen.getByRole( 'button', { name: 'Save and Schedule' } ) );
		await waitFor( () => expect( sentDrafts( site )[ 0 ]?.publish_at ).toBe( '2099-05-01T10:00:00+02:00' ) );

		await user.click( screen.getByLabelText( 'Publish' ) );
		await user.click( screen.getByRole( 'button', { name: 'Save and Publish' } ) );
		await waitFor( () => expect( sentDrafts( site )[ 1 ]?.publish_at ).toBe( null ) );
	} );

	it( 'doesn’t ask before returning to the list right after saving', async () => {
		const site = new FakeSite( [ surveyOf( { id: 5 } ) ] );
		const { user, address } = await openApp( 'surveys', '/edit/5/publish', site );
		await user.click( await screen.findByRole( 'button', { name: /Edit title/ } ) );
		await user.keyboard( 'Renamed{Enter}' );
		await user.click( screen.getByRole( 'button', { name: 'Save and Publish' } ) );

		await waitFor( () => expect( address() ).toBe( '/' ) );
		expect( site.surveys ).toMatchObject( [ { id: 5, title: 'Renamed' } ] );
	} );

	it( 'isn’t available before a new survey is complete', async () => {
		const { address } = await openApp( 'surveys', '/new/publish', new FakeSite() );
		await screen.findByText( 'Select a Template' );
		expect( address() ).toBe( '/new/setup' );
	} );
} );

describe( 'without a plan', () => {
	it( 'shows features that the plan lacks and explains how to unlock them', async () => {
		const tells = async ( feature: string ) => {
			const dialog = await screen.findByRole( 'dialog' );
			expect( within( dialog ).getByRole( 'heading' ).textContent ).toBe( `${ feature } is a Pro feature` );
			await user.click( within( dialog ).getByText( 'Close' ) );
			await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		};
		const { user } = await startNew( new FakeSite(), 'lite' );
		await titleField();
		expect( screen.queryByText( 'Survey type' ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Thank You' } ) );
		await user.click( await screen.findByLabelText( 'Message after the last answer' ) );
		await tells( 'Custom Thank You Message' );

		await user.click( screen.getByRole( 'button', { name: 'Add question' } ) );
		const stars = await screen.findByRole( 'menuitem', { name: /Star rating/ } );
		expect( stars.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( stars.textContent ).toContain( 'Pro' );
		await user.click( stars );
		await tells( '“Star rating” Question Type' );
		expect( screen.queryByRole( 'button', { name: /^Star rating/ } ) ).toBeNull();

		await user.click( screen.getByRole( 'button', { name: 'Add question' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: /Radio buttons/ } ) );
		await user.click( await screen.findByRole( 'tab', { name: 'Settings' } ) );
		const comment = await screen.findByRole( 'checkbox', { name: /Enable Comment Box/ } );
		comment.focus();
		await user.keyboard( '{Enter}' );
		await tells( 'Comment Box' );
		expect( comment ).toHaveProperty( 'checked', false );

		await user.click( screen.getByRole( 'tab', { name: /^Question/ } ) ); // Its empty title lost focus, and is marked.
		const type = screen.getByLabelText( 'Type' );
		await user.selectOptions( type, 'Net Promoter Score (Pro)' );
		await tells( '“Net Promoter Score” Question Type' );
		expect( type ).toHaveProperty( 'value', 'radio-button' );
	} );

	it( 'warns about a question that saving would remove', async () => {
		const site = new FakeSite();
		site.surveys.push( surveyOf( { id: 5, questions: [ questionOf( { type: 'star-rating' } ) ] } ) );
		await openApp( 'surveys', '/edit/5/questions', site, {}, 'lite' );

		await screen.findByText( /Saving removes this question/ );
	} );
} );

describe( 'undo and redo', () => {
	const radio = () =>
		surveyOf( {
			id: 5,
			status: 'draft',
			questions: [
				questionOf( {
					id: '11111111-1111-4111-8111-111111111111',
					title: 'Which?',
					type: 'radio-button',
					config: { options: [ 'Red', 'Blue' ], include_name: false },
				} ),
				questionOf( {
					title: 'Why?',
					logic: {
						enabled: true,
						action: 'show',
						conditions: [
							{ question_id: '11111111-1111-4111-8111-111111111111', compare: '=', value: 'Red' },
						],
					},
				} ),
			],
		} );
	const which = async () => within( await screen.findByRole( 'region', { name: 'Question 1' } ) );

	it( 'work by keyboard in a text field, and cover everything typed in one step', async () => {
		const { user } = await openApp( 'surveys', '/edit/5/questions', new FakeSite( [ radio() ] ) );
		const field = ( await which() ).getByRole( 'textbox', { name: 'Question' } );
		await user.type( field, ' one' );
		await user.keyboard( '{Control>}z{/Control}' );
		expect( field ).toHaveProperty( 'value', 'Which?' );
		await user.keyboard( '{Control>}{Shift>}Z{/Shift}{/Control}' );
		expect( field ).toHaveProperty( 'value', 'Which? one' );
		expect( document.activeElement ).toBe( field );
	} );

	it( 'move focus to the changed field, also from another step', async () => {
		const { user, address } = await openApp( 'surveys', '/edit/5/questions', new FakeSite( [ radio() ] ) );
		await user.type( ( await which() ).getByLabelText( 'Option 2' ), 'ish' );
		await user.click( screen.getByRole( 'button', { name: 'Publish' } ) );
		await screen.findByRole( 'button', { name: 'Save as Draft' } );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );

		await waitFor( () =>
			expect( address() ).toBe( '/edit/5/questions?question=11111111-1111-4111-8111-111111111111' )
		);
		const option = ( await which() ).getByLabelText( 'Option 2' );
		await waitFor( () => expect( document.activeElement ).toBe( option ) );
		expect( option ).toHaveProperty( 'value', 'Blue' );
	} );

	it( 'restore a question and its condition after the deletion was saved', async () => {
		const site = new FakeSite( [ radio() ] );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site );
		const undo = await screen.findByRole( 'button', { name: 'Undo' } );
		expect( undo.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await user.click( ( await which() ).getByRole( 'button', { name: 'Delete question' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Yes, delete' } ) );
		await screen.findByText( '1 condition depended on this and was removed. Undo to restore it.', {
			selector: '.components-snackbar__content',
		} );
		await waitFor( () => expect( sentDrafts( site )[ 0 ]?.questions ).toHaveLength( 1 ) );
		await screen.findByText( 'Saved as a Draft.', { selector: '.components-notice__content' } );

		await user.click( undo );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( sentDrafts( site )[ 1 ]?.questions ).toHaveLength( 2 ) );
		expect( sentDrafts( site )[ 1 ]?.questions?.[ 1 ]?.logic ).toEqual( radio().questions[ 1 ]?.logic );
		expect( sentDrafts( site )[ 1 ] ).toMatchObject( { version: 2 } );
	} );

	it( 'leave the title being typed to the browser', async () => {
		const { user } = await openApp( 'surveys', '/edit/5/questions', new FakeSite( [ radio() ] ) );
		await user.type( ( await which() ).getByRole( 'textbox', { name: 'Question' } ), '!' );
		await user.click( screen.getByRole( 'button', { name: /Edit title/ } ) );
		await user.keyboard( 'New{Control>}z{/Control}' );
		expect( ( await which() ).getByRole( 'textbox', { name: 'Question' } ) ).toHaveProperty( 'value', 'Which?!' );
	} );

	it( 'a duplicate option is marked when its field loses focus, and is not sent', async () => {
		const site = new FakeSite( [ radio() ] );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site );
		const second = ( await which() ).getByLabelText( 'Option 2' );
		await user.clear( second );
		await user.type( second, 'Red' );
		expect(
			screen.queryByText( 'This option is listed twice.' ),
			'F15: it may be on the way to “Reddish”'
		).toBeNull();
		await user.tab();
		expect( screen.getByText( 'This option is listed twice.' ) ).toBeTruthy();
		expect( second.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		expect( sentDrafts( site ) ).toEqual( [] );
	} );
} );
