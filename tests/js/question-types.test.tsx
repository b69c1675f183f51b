import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isValidElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AnswerChoice } from '@/components/filters/AnswerChoice';
import { removedOptions } from '@/components/filters/get-filter-choices';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { AnswerCondition } from '@/contract/types';
import { blankDraft, newQuestion } from '@/features/builder/draft/form/new-draft';
import type { Draft, FormQuestion } from '@/features/builder/draft/form/draft';
import { conditionFault } from '@/features/builder/draft/logic/condition-faults';
import { answersOf, valueKind } from '@/features/builder/draft/logic/comparisons';
import { leftOf } from '@/features/builder/draft/logic/conditions';
import { perform } from '@/features/builder/draft/operations/operations';
import { missing } from '@/features/builder/draft/validation/validation';
import { merge } from '@/features/builder/saving/merge/merge';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { questionOf, resultsOf, surveyOf } from '@/testing/survey-of';
import { isTyped } from '@/question-types/drafts';
import { questionIcon } from '@/question-types/icons';
import { answerable } from '@/question-types/matrix/rows';
import { questionTypeLabel, TYPES } from '@/question-types/types';

const EACH = Object.keys( QUESTION_TYPES ) as QuestionType[];
const ASKED = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

/** A question with two options, if its type has options. */
function complete( type: QuestionType ): FormQuestion {
	const question = newQuestion( ASKED, type );
	const options = [ 'Red', 'Blue' ].map( ( label, place ) => ( {
		...question.config.options[ 0 ],
		id: String( place + 1 ),
		label,
	} ) );
	const { has_options: hasOptions, is_hidden: isHidden } = QUESTION_TYPES[ type ];
	const rows = question.config.rows?.map( ( row, place ) => ( { ...row, label: `Row ${ String( place ) }` } ) );
	const config = { ...question.config, options: hasOptions ? options : [], ...( rows && { rows } ) };
	return { ...question, title: isHidden ? 'plan' : 'Why?', config };
}

const draftOf = ( ...questions: FormQuestion[] ): Draft => ( { ...blankDraft( ASKED ), title: 'Asked', questions } );

describe.each( EACH )( 'question type %s', ( type ) => {
	afterEach( cleanup );

	it( 'has a label and an icon', () => {
		expect( questionTypeLabel( type ) ).toMatch( /^[A-Z]/ );
		expect( isValidElement( questionIcon( type ) ) ).toBe( true );
	} );

	it( 'is complete in a draft', () => {
		const { takes_answer: takesAnswer, is_hidden: isHidden } = QUESTION_TYPES[ type ];
		expect( missing( draftOf( complete( type ) ) ) ).toEqual(
			takesAnswer && ! isHidden ? {} : { questions: 'Add at least one question that visitors can answer.' }
		);
		expect( missing( draftOf( complete( type ), { ...complete( 'text' ), id: OTHER } ) ) ).toEqual( {} );
	} );

	it( 'takes each of its answers in a condition', () => {
		const [ question = complete( type ) ] = answerable( [ complete( type ) ] ); // Its first row, if it has rows.
		const { comparisons, is_logic_subject: isSubject } = QUESTION_TYPES[ question.type ];
		expect( comparisons.length > 0 ).toBe( isSubject );
		for ( const compare of comparisons ) {
			const answers = TYPES[ question.type ].isDate
				? [ '1000-01-01', '2028-02-29' ]
				: TYPES[ question.type ].isNumber
					? [ '-7', '0', '1000000000' ]
					: isTyped( question.type )
						? [ 'pro' ]
						: answersOf( question );
			expect( answers.length ).toBeGreaterThan( 0 );
			for ( const answer of answers ) {
				const value = valueKind( question, compare ) === 'several' ? [ String( answer ) ] : answer;
				expect( conditionFault( { question_id: question.id, compare, value }, [ question ] ) ).toBeNull();
				expect( leftOf( { subject: question.id, compare, value }, question, question ) ).toEqual( {
					subject: question.id,
					compare,
					value,
				} );
			}
		}
	} );

	it( 'keeps its whole question in a merge', () => {
		const base = draftOf( complete( type ), newQuestion( OTHER, 'text' ) );
		const mine = perform( base, { type: 'set', question: OTHER, path: 'title', value: 'Mine' } ).draft;
		const theirs = perform( base, { type: 'set', question: ASKED, path: 'title', value: 'Theirs' } ).draft;
		// An optional property, as a later version of the type may have.
		const more = ( draft: Draft ): Draft => ( {
			...draft,
			questions: draft.questions.map( ( question ) =>
				question.id === ASKED ? { ...question, config: { ...question.config, more: { least: 1 } } } : question
			),
		} );

		const merged = merge( more( base ), more( mine ), more( theirs ) );
		expect( merged.draft.questions[ 0 ] ).toEqual( more( theirs ).questions[ 0 ] );
	} );

	it.each( EACH )( 'can become %s and come back', ( as ) => {
		const draft = draftOf( complete( type ) );
		const there = perform( draft, { type: 'retype', question: ASKED, as } ).draft;
		const { config, title, type: now } = there.questions[ 0 ] as FormQuestion;
		expect( now ).toBe( as );
		expect( title ).toBe( complete( type ).title );
		expect( Object.keys( config ).sort() ).toEqual( Object.keys( newQuestion( ASKED, as ).config ).sort() );
		expect( config.options.length ).toBeGreaterThanOrEqual( QUESTION_TYPES[ as ].min_options );

		const back = perform( there, { type: 'retype', question: ASKED, as: type } ).draft;
		expect( back.questions[ 0 ]?.type ).toBe( type );
	} );

	it( 'has a filter that is not empty', async () => {
		const user = userEvent.setup();
		const { has_options: hasOptions } = QUESTION_TYPES[ type ];
		const given = questionOf( {
			id: ASKED,
			title: 'Why?',
			type,
			config: { options: hasOptions ? [ 'Red', 'Blue' ] : [], include_name: false },
		} );
		const applied: AnswerCondition[] = [];
		const client = new QueryClient( { defaultOptions: { queries: { staleTime: Infinity } } } );
		client.setQueryData( removedOptions( 1, ASKED ).queryKey, [] );
		render(
			<QueryClientProvider client={ client }>
				<AnswerChoice
					surveyId={ 1 }
					question={ given }
					onApply={ ( condition ) => applied.push( condition ) }
				/>
			</QueryClientProvider>
		);
		const box = screen.queryByRole( 'checkbox', { name: 'Red' } ) ?? screen.queryByRole( 'textbox' );
		if ( box instanceof HTMLInputElement && box.type === 'text' ) {
			await user.type( box, 'because' );
		} else if ( box ) {
			await user.click( box );
		}
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
		expect( applied ).toHaveLength( 1 );
		const scores = TYPES[ type ].scores?.( given );
		expect( applied[ 0 ] ).toMatchObject(
			TYPES[ type ].isNumber
				? { is: 'between', min: 0, max: 100 }
				: scores
					? { is: 'between', min: scores[ 0 ], max: scores.at( -1 ) }
					: { question_id: ASKED }
		);
	} );
} );

describe( 'results', () => {
	afterEach( stopServing );

	it( 'show each question type with its name and its answers', async () => {
		const site = new FakeSite( [ surveyOf( { id: 1 } ) ] );
		const score = {
			detractor: 0,
			passive: 0,
			promoter: 5,
			total: 5,
			nps: 100,
			low: 100,
			high: 100,
			is_small: true,
		};
		site.results.set(
			1,
			resultsOf( {
				id: 1,
				responses_count: 5,
				range_responses_count: 5,
				question_stats: EACH.map( ( type, place ) => ( {
					id: `${ String( place ) }1111111-1111-4111-8111-111111111111`,
					type,
					title: `About ${ type }`,
					is_quantitative: QUESTION_TYPES[ type ].is_quantitative,
					total_answers: 5,
					skipped: 0,
					average: type === 'star-rating' ? 4 : null,
					score: type === 'nps' ? score : null,
					options: [ '4', '5' ].map( ( value ) => ( { value, count: 5, is_current: true } ) ),
					answers: [],
				} ) ),
			} )
		);
		await openApp( 'results', '/survey/1', site );
		for ( const type of EACH ) {
			const title = await screen.findByRole( 'heading', { name: `About ${ type }` } );
			const card = title.closest( 'section' ) ?? title.parentElement?.parentElement;
			expect( card?.textContent ).toContain( questionTypeLabel( type ) );
			expect( card?.textContent ).toContain(
				QUESTION_TYPES[ type ].is_quantitative ? '100%' : 'Show all 5 answers'
			);
		}
	} );
} );
