import { describe, expect, it } from 'vitest';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { formOf } from '@/features/builder/draft/form/load-survey';
import { merge } from '../merge/merge';
import { applyEdits } from '@/features/builder/draft/operations/edits';
import { type Operation, perform } from '@/features/builder/draft/operations/operations';
import { changesBetween } from './changes';
import { editsTo } from './conflict-edits';
import { conflictLabel, valueInWords } from './conflict-label';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const base = formOf(
	surveyOf( {
		id: 5,
		title: 'Tea',
		questions: [
			questionOf( {
				id: A,
				title: 'Which?',
				type: 'checkbox',
				config: { options: [ 'Red', 'Blue' ], include_name: false },
			} ),
			questionOf( { id: B, title: 'Why?' } ),
		],
	} ),
	true
).draft;
const after = ( ...operations: Operation[] ) =>
	operations.reduce( ( draft, operation ) => perform( draft, operation ).draft, base );
const set = ( question: string, value: string ): Operation => ( { type: 'set', question, path: 'title', value } );

/** Returns each conflict of two editors with its label, both values, and the form's value after taking theirs. */
function conflictOf( mine: Operation[], theirs: Operation[] ) {
	const merged = merge( base, after( ...mine ), after( ...theirs ) );
	const [ conflict ] = merged.conflicts;
	if ( ! conflict ) {
		throw new Error( 'These are no conflict.' );
	}
	const draft = applyEdits( merged.draft, editsTo( conflict, merged.theirs ) ).draft;
	return {
		label: conflictLabel( conflict, merged.draft, merged.theirs ),
		mine: valueInWords( conflict.mine, merged.draft ),
		theirs: valueInWords( conflict.theirs, merged.theirs ),
		isTheirs: changesBetween( draft, after( ...theirs ) ) === 0,
	};
}

describe( 'a conflict is described in words, and their version can be applied', () => {
	it.each< [ string, Operation[], Operation[], object ] >( [
		[
			'title of a question',
			[ set( A, 'Mine?' ) ],
			[ set( A, 'Theirs?' ) ],
			{ label: 'Question “Mine?”: title', mine: 'Mine?', theirs: 'Theirs?' },
		],
		[
			'title of the survey',
			[ { type: 'set', path: 'title', value: 'Mine' } ],
			[ { type: 'set', path: 'title', value: 'Theirs' } ],
			{ label: 'Survey title', mine: 'Mine', theirs: 'Theirs' },
		],
		[
			'question that they deleted',
			[ set( B, 'Why not?' ) ],
			[ { type: 'remove', question: B } ],
			{ label: 'Question “Why not?”', mine: 'Why not?', theirs: 'Deleted' },
		],
		[
			'question that was deleted here',
			[ { type: 'remove', question: A } ],
			[ set( A, 'Which one?' ) ],
			{ label: 'Question “Which one?”', mine: 'Deleted', theirs: 'Which one?' },
		],
		[
			'option',
			[ { type: 'set', question: A, option: '1', path: 'label', value: 'Rose' } ],
			[ { type: 'set', question: A, option: '1', path: 'label', value: 'Ruby' } ],
			{ label: 'Question “Which?”: option “Rose”', mine: 'Rose', theirs: 'Ruby' },
		],
		[
			'help line',
			[ { type: 'set', question: A, path: 'settings.help', value: 'Pick one' } ],
			[ { type: 'set', question: A, path: 'settings.help', value: 'Pick any' } ],
			{ label: 'Question “Which?”: help text', mine: 'Pick one', theirs: 'Pick any' },
		],
		[
			'label of a scale',
			[ { type: 'set', question: A, path: 'settings.low_label', value: 'Bad' } ],
			[ { type: 'set', question: A, path: 'settings.low_label', value: 'Poor' } ],
			{ label: 'Question “Which?”: label for lowest value', mine: 'Bad', theirs: 'Poor' },
		],
		[
			'type',
			[ { type: 'retype', question: A, as: 'star-rating' } ],
			[ { type: 'retype', question: A, as: 'email' } ],
			{ label: 'Question “Which?”: type and options' },
		],
	] )( 'about the %s', ( _name, mine, theirs, said ) => {
		expect( conflictOf( mine, theirs ) ).toMatchObject( { ...said, isTheirs: true } );
	} );
} );

describe( 'changes', () => {
	it( 'are counted as questions, their order, and parts of the settings', () => {
		expect( changesBetween( base, base ) ).toBe( 0 );
		expect( changesBetween( base, after( set( A, 'X' ), set( B, 'Y' ) ) ) ).toBe( 2 );
		expect( changesBetween( base, after( { type: 'move', question: B, to: 0 } ) ) ).toBe( 1 );
		expect( changesBetween( base, after( { type: 'remove', question: B } ) ) ).toBe( 1 );
	} );
} );
