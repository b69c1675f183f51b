import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Survey, SurveyDraft } from '@/contract/types';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { OutlineRow } from './outline/OutlineRow';

afterEach( stopServing );

const COLOR = '11111111-1111-4111-8111-111111111111';
const REASON = '22222222-2222-4222-8222-222222222222';

/** Returns a survey with a color question, and one for those who chose red. */
function colors( parts: Partial< Survey > = {} ): Survey {
	return surveyOf( {
		id: 5,
		status: 'draft',
		questions: [
			questionOf( {
				id: COLOR,
				title: 'Which?',
				type: 'checkbox',
				config: { options: [ 'Red', 'Blue' ], include_name: false },
			} ),
			questionOf( {
				id: REASON,
				title: 'Why?',
				logic: {
					enabled: true,
					action: 'show',
					conditions: [ { question_id: COLOR, compare: '=', value: 'Red' } ],
				},
			} ),
		],
		...parts,
	} );
}

const open = ( survey: Survey, search = '' ) => {
	const site = new FakeSite( [ survey ] );
	return openApp( 'surveys', `/edit/5/questions${ search }`, site ).then( ( app ) => ( { ...app, site } ) );
};
const options = () => screen.getAllByRole( 'textbox', { name: /^Option \d/ } );
const labels = () => options().map( ( field ) => ( field as HTMLInputElement ).value );
const lastDraft = ( site: FakeSite ) => site.sent( 'POST /surveys' ).at( -1 ) as SurveyDraft | undefined;
const paste = ( field: Element, text: string ) => fireEvent.paste( field, { clipboardData: { getData: () => text } } );

describe( 'the outline', () => {
	it( 'redraws one row for each key typed, and two when another question opens', async () => {
		const drawn = vi.spyOn( OutlineRow, 'type' );
		const config = { options: [ 'a', 'b', 'c', 'd', 'e' ], include_name: false };
		const questions = Array.from( { length: 100 }, ( _, index ) =>
			questionOf( { title: `Number ${ String( index ) }`, type: 'radio-button', config } )
		);
		const { user } = await open( colors( { questions } ) );
		const title = await screen.findByRole( 'textbox', { name: 'Question' } );
		await user.type( title, '!' );
		const before = drawn.mock.calls.length;
		await user.type( title, '?' );

		expect( before ).toBeGreaterThanOrEqual( 100 );
		expect( drawn.mock.calls.slice( before ).map( ( [ { id } ] ) => id ) ).toEqual( [ questions[ 0 ]?.id ] );

		drawn.mockClear();
		fireEvent.click(
			document.querySelector( `[data-outline-row="${ String( questions[ 1 ]?.id ) }"]` ) ?? document
		);
		await waitFor( () => expect( document.activeElement?.textContent ).toContain( 'Question 2' ) );
		const opened = new Set( drawn.mock.calls.map( ( [ { id } ] ) => id ) );
		expect( opened ).toEqual( new Set( questions.slice( 0, 2 ).map( ( { id } ) => id ) ) );
		drawn.mockRestore();
	} );

	it( 'follows a typed key only after the frame that shows it', async () => {
		const drawn = vi.spyOn( OutlineRow, 'type' );
		await open( colors() );
		const title = await screen.findByRole( 'textbox', { name: 'Question' } );
		drawn.mockClear();
		fireEvent.change( title, { target: { value: 'Which color?' } } );

		expect( title ).toHaveProperty( 'value', 'Which color?' );
		screen.getByText( 'Unsaved changes' );
		expect( drawn ).not.toHaveBeenCalled();
		await screen.findByRole( 'button', { name: /1 Which color\?/ } );
		drawn.mockRestore();
	} );

	it( 'moves with arrow keys and opens a question with Enter', async () => {
		const { user, address } = await open( colors() );
		const first = await screen.findByRole( 'button', { name: /1 Which\?/ } );
		first.focus();
		await user.keyboard( '{ArrowDown}' );
		const second = screen.getByRole( 'button', { name: /2 Why\? Has logic/ } );
		await waitFor( () => expect( document.activeElement ).toBe( second ) );
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( address() ).toBe( `/edit/5/questions?question=${ REASON }` ) );
		await waitFor( () => expect( document.activeElement?.textContent ).toContain( 'Question 2' ) );
	} );

	it( 'moves a question with Alt and an arrow key after listing removed conditions', async () => {
		const { user } = await open( colors() );
		const second = await screen.findByRole( 'button', { name: /2 Why\?/ } );
		second.focus();
		await user.keyboard( '{Alt>}{ArrowUp}{/Alt}' );
		const dialog = await screen.findByRole( 'dialog' );
		within( dialog ).getByText( 'This removes 1 condition that can no longer be met.' );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Move question' } ) );

		await screen.findByRole( 'button', { name: /1 Why\?$/ } );
		await screen.findByText( 'Moved to position 1 of 2' );
	} );

	it( 'shows the number of removed conditions before deleting a question', async () => {
		const { user } = await open( colors() );
		await user.click( await screen.findByRole( 'button', { name: 'Delete question' } ) );
		await screen.findByText( '1 condition depends on this question and will also be removed.' );
		// Guards against: "This cannot be undone.", although Undo restores the question.
		expect( screen.getByRole( 'dialog' ).textContent ).not.toMatch( /undo/i );
	} );

	it( 'saves complete questions before adding one, and keeps the new one', async () => {
		const { user, site } = await open( colors() );
		await user.type( await screen.findByRole( 'textbox', { name: 'Question' } ), '!' );
		await user.click( screen.getByRole( 'button', { name: 'Add question' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: /Long text/ } ) );
		await screen.findByRole( 'region', { name: 'Question 3' } );
		await waitFor( () => expect( lastDraft( site )?.questions ).toHaveLength( 2 ) );
		await waitFor( () => expect( site.surveys[ 0 ]?.version ).toBe( 2 ) );
		expect( screen.getByRole( 'region', { name: 'Question 3' } ) ).toBeTruthy();
		// Guards against: a banner over the new question for five seconds after each "Add question".
		await screen.findByText( /^Saved \d/ );
		expect( screen.queryByText( /^Saved as a Draft\./, { selector: '.components-notice__content' } ) ).toBeNull();
	} );
} );

describe( 'options', () => {
	it( 'are added after the focused one with Enter, and removed with Backspace', async () => {
		const { user } = await open( colors() );
		await user.click( await screen.findByRole( 'textbox', { name: 'Option 1' } ) );
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( labels() ).toEqual( [ 'Red', '', 'Blue' ] ) );
		await waitFor( () => expect( document.activeElement ).toBe( options()[ 1 ] ) );
		await user.keyboard( '{Backspace}' );
		expect( labels() ).toEqual( [ 'Red', 'Blue' ] );
		await waitFor( () => expect( document.activeElement ).toBe( options()[ 0 ] ) );
	} );

	it( 'are created from pasted lines up to the limit with a notice, in one undo step', async () => {
		const { user } = await open( colors() );
		paste(
			await screen.findByRole( 'textbox', { name: 'Option 2' } ),
			'Green\n\nPink\r\nGray\nBlack\nWhite\nBrown'
		);
		expect( labels() ).toEqual( [ 'Red', 'Blue', 'Green', 'Pink', 'Gray' ] );
		await screen.findByText( 'The limit is 5 options. 3 lines were left out.' );
		expect( screen.queryByRole( 'button', { name: 'Add option' } ) ).toBeNull();

		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( labels() ).toEqual( [ 'Red', 'Blue' ] );
	} );

	it( 'are limited by a setting, to which the builder links', async () => {
		const site = new FakeSite( [ colors() ] );
		const { user } = await openApp( 'surveys', '/edit/5/questions', site, {}, 'elite', { max_options: 6 } );
		paste( await screen.findByRole( 'textbox', { name: 'Option 2' } ), 'Green\nPink\nGray\nBlack\nWhite' );
		await screen.findByText( 'The limit is 6 options. 1 line was left out.' );
		const link = screen.getByRole( 'link', { name: 'Change the limit of 6 options' } );
		expect( link.getAttribute( 'href' ) ).toMatch( /userfeedback_settings#\/misc$/ );
		await user.click( screen.getByRole( 'button', { name: 'Remove option 6' } ) );
		expect( screen.queryByRole( 'link', { name: /^Change the limit/ } ) ).toBeNull();
	} );

	it( 'that the server finds too many show its message until one is removed', async () => {
		const { user, site } = await open( colors() );
		paste( await screen.findByRole( 'textbox', { name: 'Option 2' } ), 'Green\nPink\nGray' );
		const text = 'This question can have up to 4 options.';
		site.next.set(
			'POST /surveys',
			problem( 400, 'Please fix.', { params: { 'questions[0].config.options': text } } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await screen.findByText( text );
		await user.click( screen.getByRole( 'button', { name: 'Remove option 1' } ) );
		expect( screen.queryByText( text ) ).toBeNull();
	} );

	it.each( [
		[ 'at the highest limit', true, 20 ],
		[ 'without permission to change settings', false, 5 ],
	] )( 'have no link to the setting %s', async ( _, settings, most ) => {
		const names = Array.from( { length: most }, ( _each, index ) => `Color ${ String( index ) }` );
		const boxes = questionOf( { type: 'checkbox', config: { options: names, include_name: false } } );
		const site = new FakeSite( [ colors( { questions: [ boxes ] } ) ] );
		await openApp( 'surveys', '/edit/5/questions', site, { settings }, 'elite', { max_options: most } );
		await waitFor( () => expect( options() ).toHaveLength( most ) );
		expect( screen.queryByRole( 'link', { name: /^Change the limit/ } ) ).toBeNull();
	} );

	it( 'are moved by keyboard, and the move is announced', async () => {
		const { user } = await open( colors() );
		await user.click( await screen.findByRole( 'textbox', { name: 'Option 2' } ) );
		await user.keyboard( '{Alt>}{ArrowUp}{/Alt}' );
		expect( labels() ).toEqual( [ 'Blue', 'Red' ] );
		await screen.findByText( 'Moved to position 1 of 2' );
		await waitFor( () => expect( document.activeElement ).toBe( options()[ 0 ] ) );
	} );
} );

describe( 'logic', () => {
	const logicTab = `?question=${ REASON }&tab=logic`;

	it( 'offers the answers of the chosen question, and keeps several answers', async () => {
		const { user, site } = await open( colors(), logicTab );
		const comparison = await screen.findByRole( 'combobox', { name: 'Comparison' } );
		expect(
			within( comparison )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'is exactly', 'is not exactly', 'includes any of' ] );
		await user.selectOptions( comparison, 'includes any of' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Blue' } ) );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Show or hide' } ),
			'Hide this question when all of these are true'
		);
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await waitFor( () =>
			expect( lastDraft( site )?.questions?.[ 1 ]?.logic ).toEqual( {
				enabled: true,
				action: 'hide',
				conditions: [ { question_id: COLOR, compare: 'IN', value: [ 'Red', 'Blue' ] } ],
			} )
		);
	} );

	it( 'turns off without conditions, and undo restores it', async () => {
		const { user } = await open( colors(), logicTab );
		await user.click( await screen.findByRole( 'button', { name: 'Remove condition 1' } ) );
		const toggle = screen.getByRole( 'checkbox', { name: 'Enable logic' } );
		expect( toggle ).toHaveProperty( 'checked', false );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( toggle ).toHaveProperty( 'checked', true );
	} );

	it( 'can’t be turned on without an earlier question, and explains why', async () => {
		await open( colors(), `?question=${ COLOR }&tab=logic` );
		expect( await screen.findByRole( 'checkbox', { name: 'Enable logic' } ) ).toHaveProperty( 'disabled', true );
		screen.getByText( /Logic needs an earlier question\./ );
	} );

	it( 'that is incomplete is marked before publishing, and receives focus', async () => {
		const { user, address } = await open( colors(), `?question=${ REASON }&tab=logic` );
		await user.click( await screen.findByRole( 'button', { name: 'Add condition' } ) );
		await user.click( screen.getByRole( 'tab', { name: 'Question' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await waitFor( () => expect( address() ).toBe( `/edit/5/questions${ logicTab }` ) );
		await screen.findByText( 'Choose an answer.' ); // F14: it said that no such answer exists.
		expect( await screen.findByRole( 'button', { name: /2 Why\? Has logic Needs attention/ } ) ).toBeTruthy();
	} );
} );

describe( 'the texts of a question', () => {
	const scale = ( settings: object = {} ) => {
		const [ first ] = colors().questions;
		const question = questionOf( { id: COLOR, title: 'How likely?', type: 'nps' } );
		return colors( {
			questions: first ? [ { ...question, settings: { ...first.settings, ...settings } } ] : [],
		} );
	};
	const text = ( name: string ) => screen.findByRole( 'textbox', { name } );
	const settingsSent = async ( user: Awaited< ReturnType< typeof open > >[ 'user' ], site: FakeSite ) => {
		const count = site.sent( 'POST /surveys' ).length;
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => expect( site.sent( 'POST /surveys' ) ).toHaveLength( count + 1 ) );
		return lastDraft( site )?.questions?.[ 0 ]?.settings;
	};

	it( 'name the ends of a scale, which show the usual names until then', async () => {
		const { user, site } = await open( scale() );
		const low = await text( 'Label for lowest value' );
		expect(
			[ low, await text( 'Label for highest value' ) ].map( ( field ) => field.getAttribute( 'placeholder' ) )
		).toEqual( [ 'Not Likely', 'Extremely Likely' ] );
		await user.type( low, ' Never ' );
		const sent = await settingsSent( user, site );
		expect( sent ).toMatchObject( { low_label: 'Never' } );
		expect( sent ).not.toHaveProperty( 'high_label' );

		await user.clear( await text( 'Label for lowest value' ) );
		expect( await settingsSent( user, site ) ).not.toHaveProperty( 'low_label' );
	} );

	it( 'have a help line on the Settings tab, which undo restores', async () => {
		const { user, site } = await open( scale( { help: 'Be honest.' } ), '?tab=settings' );
		const help = await text( 'Help text' );
		expect( help ).toHaveProperty( 'value', 'Be honest.' );
		await user.clear( help );
		await user.click( screen.getByRole( 'tab', { name: 'Question' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await waitFor( () => expect( document.activeElement ).toHaveProperty( 'value', 'Be honest.' ) );
		await user.type( await text( 'Help text' ), ' Please.' );
		expect( await settingsSent( user, site ) ).toMatchObject( { help: 'Be honest. Please.' } );
	} );

	it( 'show the server’s error at their field, and on their tab', async () => {
		const { user, site } = await open( scale() );
		const params = {
			'questions[0].settings.low_label': 'This label is too long.',
			'questions[0].settings.help': 'This help is too long.',
		};
		site.next.set( 'POST /surveys', problem( 400, 'Two texts are too long.', { params } ) );
		await user.type( await text( 'Label for lowest value' ), 'Never' );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await screen.findByText( 'This label is too long.' );
		expect( ( await text( 'Label for lowest value' ) ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		await user.click( screen.getByRole( 'tab', { name: /Settings/ } ) );
		expect( await screen.findAllByText( 'This help is too long.' ) ).toHaveLength( 1 );
		expect( screen.queryByText( 'This label is too long.' ) ).toBeNull();
	} );
} );

describe( 'the end of a survey', () => {
	const end = '?question=thank-you';
	const shop = { id: 7, title: 'Our shop' };

	it( 'is a page found by its title', async () => {
		const { user, site } = await open( colors(), end );
		site.pages = [ shop, { id: 8, title: 'Blog' } ];
		await user.click( await screen.findByRole( 'radio', { name: 'Redirect to a page' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await screen.findByText( 'Choose a page to redirect to.' );
		// Guards against: WordPress's "No items found" here, and another sentence in page rules.
		await user.type( screen.getByRole( 'combobox', { name: 'Redirect to' } ), 'zzz' );
		await screen.findByText( 'No results found.' );
		expect( screen.queryByText( /No items found/ ) ).toBeNull();
		await user.clear( screen.getByRole( 'combobox', { name: 'Redirect to' } ) );
		await user.type( screen.getByRole( 'combobox', { name: 'Redirect to' } ), 'shop' );
		await user.click( await screen.findByRole( 'option', { name: 'Our shop' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );

		await waitFor( () =>
			expect( lastDraft( site )?.settings?.thank_you ).toMatchObject( {
				type: 'redirect',
				redirect_to: { id: 7, label: 'Our shop' },
			} )
		);
	} );

	it( 'depends on answers with nine comparisons, and keeps its last row', async () => {
		const { user } = await open( colors(), end );
		await user.click( await screen.findByRole( 'radio', { name: 'Redirect based on answers' } ) );
		expect( screen.queryByRole( 'button', { name: /Remove redirect/ } ) ).toBeNull();
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Question' } ), '2. Why?' );
		const comparison = screen.getByRole( 'combobox', { name: 'Comparison' } );
		expect( within( comparison ).getAllByRole( 'option' ) ).toHaveLength( 9 );
		await user.selectOptions( comparison, 'starts with' );
		await user.type( screen.getByRole( 'textbox', { name: 'Answer' } ), 'Too' );
		expect( screen.getByRole( 'textbox', { name: 'Answer' } ) ).toHaveProperty( 'value', 'Too' );

		await user.click( screen.getByRole( 'button', { name: 'Add redirect' } ) );
		expect( screen.getAllByRole( 'button', { name: /Remove redirect/ } ) ).toHaveLength( 2 );
		await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
		await screen.findByText( 'A redirect is incomplete. It needs a question, an answer, and a page.' );
	} );

	it( 'is a message with bold words', async () => {
		const { user } = await open( colors(), end );
		const message = await screen.findByRole( 'textbox', { name: /Message after the last answer/ } );
		await user.clear( message );
		await user.type( message, 'Thank you' );
		( message as HTMLTextAreaElement ).setSelectionRange( 0, 5 );
		await user.click( screen.getByRole( 'button', { name: 'Bold' } ) );
		expect( message ).toHaveProperty( 'value', '<strong>Thank</strong> you' );
	} );

	it( 'has no redirect if the plan lacks it', async () => {
		const { user } = await openApp(
			'surveys',
			`/edit/5/questions${ end }`,
			new FakeSite( [ colors() ] ),
			{},
			'plus'
		);
		const choice = await screen.findByRole( 'radio', { name: 'Redirect to a page Pro' } );
		await user.click( choice );
		await screen.findByText( 'Custom Redirect is a Pro feature' );
		expect( choice ).toHaveProperty( 'checked', false );
	} );
} );
