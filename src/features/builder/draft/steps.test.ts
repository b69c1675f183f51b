import { describe, expect, it } from 'vitest';
import { blankDraft } from './form/new-draft';
import { problemsOf, blockingStep, unfinishedSteps } from './step-problems';
import { stepAt, stepOfField, stepPath, stepsOf } from './steps';

const A = '11111111-1111-4111-8111-111111111111';

describe( 'the steps', () => {
	it( 'are those with a screen, and include Setup only for a new survey', () => {
		expect( stepsOf( true ).map( ( { key } ) => key ) ).toEqual( [
			'setup',
			'questions',
			'settings',
			'notifications',
			'publish',
		] );
		expect( stepsOf( false ).map( ( { key } ) => key ) ).toEqual( [
			'questions',
			'settings',
			'notifications',
			'publish',
		] );
	} );

	it( 'have URLs and are found by them', () => {
		expect( stepPath( null, 'questions' ) ).toBe( '/new/questions' );
		expect( stepPath( 5, 'publish' ) ).toBe( '/edit/5/publish' );
		expect( stepAt( '/edit/5/publish' ) ).toBe( 'publish' );
		expect( stepAt( '/new/questions' ) ).toBe( 'questions' );
		expect( stepAt( '/new' ), 'from where it leads to Setup' ).toBe( 'setup' );
		expect( stepAt( '/edit/5' ) ).toBe( 'questions' );
	} );

	it( 'each own their fields', () => {
		expect( stepOfField( 'publish_at' ) ).toBe( 'publish' );
		expect( stepOfField( `questions[${ A }].title` ) ).toBe( 'questions' );
		expect( stepOfField( 'settings.thank_you.message' ) ).toBe( 'questions' );
		expect( stepOfField( 'settings.behavior.timing' ) ).toBe( 'settings' );
		expect( stepOfField( 'notifications.email.addresses' ) ).toBe( 'notifications' );
	} );
} );

describe( 'problems', () => {
	it( 'are counted for the step that contains the field', () => {
		const errors = {
			'questions[0].title': 'Title is required.',
			'settings.thank_you.message': 'Message is required.',
		};
		expect( [ ...problemsOf( errors ) ] ).toEqual( [ [ 'questions', 2 ] ] );
	} );

	it( 'in an earlier step block a later step, whether marked or not', () => {
		const draft = blankDraft( A );
		const steps = stepsOf( true );
		expect( blockingStep( unfinishedSteps( draft ), steps, 'questions' )?.key, 'no template was chosen' ).toBe(
			'setup'
		);
		const chosen = { ...draft, template: '' };
		expect( blockingStep( unfinishedSteps( chosen ), steps, 'publish' )?.key ).toBe( 'questions' );
		expect( blockingStep( unfinishedSteps( chosen ), steps, 'questions' ) ).toBe( null );
		const whole = {
			...chosen,
			questions: draft.questions.map( ( question ) => ( { ...question, title: 'Why?' } ) ),
		};
		expect( blockingStep( unfinishedSteps( whole ), steps, 'publish' ) ).toBe( null );
	} );
} );
