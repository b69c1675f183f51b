import type { LogicCondition } from '@/contract/types';
import { conditionHolds } from '@widget/shared/logic/comparison';
import type { Values } from '@widget/shared/logic/logic';
import { isTyped } from '@/question-types/drafts';
import { TYPES } from '@/question-types/types';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { answersOf } from '@/features/builder/draft/logic/comparisons';

/** A possible answer; null for a question that is skipped. */
export type Answer = NonNullable< Values[ string ] > | null;

/** The test of an answer: a condition without its question. */
export type Test = Pick< LogicCondition, 'compare' | 'value' >;

/** Answers that no test distinguishes: they have the same effect. */
export type Kind = readonly [ Answer, ...Answer[] ];

export function kindsOfAnswer( question: FormQuestion, tests: readonly Test[] ): Kind[] {
	const kinds = new Map< string, Kind >();
	for ( const answer of [ ...possible( question, tests ), ...( question.settings.required ? [] : [ null ] ) ] ) {
		const kind = tests.map( ( { compare, value } ) => conditionHolds( compare, value, answer ) ).join();
		const alike = kinds.get( kind );
		kinds.set( kind, alike ? [ ...alike, answer ] : [ answer ] );
	}
	return [ ...kinds.values() ];
}

function possible( question: FormQuestion, tests: readonly Test[] ): readonly Answer[] {
	if ( isTyped( question.type ) ) {
		return typed( tests );
	}
	const answers = answersOf( question );
	return TYPES[ question.type ].isMultiple ? choicesAmong( answers.map( String ) ) : answers;
}

/** Returns the texts in the tests, some slightly above and below, two combined, and one in no test. */
function typed( tests: readonly Test[] ): string[] {
	const wanted = tests.flatMap( ( { value } ) => ( Array.isArray( value ) ? value : [ String( value ) ] ) );
	const near = wanted.flatMap( ( text ) =>
		/^-?\d+$/.test( text ) ? [ -1, 1 ].map( ( by ) => `${ Number( text ) + by }` ) : []
	);
	const pairs = wanted.flatMap( ( one ) => wanted.map( ( other ) => one + other ) );
	return [ '\u{1f50e}', ...wanted, ...near, ...pairs ];
}

function choicesAmong( labels: readonly string[] ): string[][] {
	return labels
		.reduce< string[][] >( ( sets, label ) => [ ...sets, ...sets.map( ( set ) => [ ...set, label ] ) ], [ [] ] )
		.slice( 1 );
}
