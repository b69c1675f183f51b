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

/** More kinds than paths can be explored in a moment. */
const MOST_SETS = 1_000;

/** Returns null if there are too many to explore. */
export function kindsOfAnswer( question: FormQuestion, tests: readonly Test[] ): Kind[] | null {
	const kinds = new Map< string, Kind >();
	const answers = possible( question, tests );
	if ( answers === null ) {
		return null;
	}
	for ( const answer of [ ...answers, ...( question.settings.required ? [] : [ null ] ) ] ) {
		const kind = tests.map( ( { compare, value } ) => conditionHolds( compare, value, answer ) ).join();
		const alike = kinds.get( kind );
		kinds.set( kind, alike ? [ ...alike, answer ] : [ answer ] );
	}
	return [ ...kinds.values() ];
}

function possible( question: FormQuestion, tests: readonly Test[] ): readonly Answer[] | null {
	if ( isTyped( question.type ) ) {
		return typed( tests );
	}
	const answers = answersOf( question );
	return TYPES[ question.type ].isMultiple ? choicesAmong( answers.map( String ), tests ) : answers;
}

/** Returns the texts in the tests, some slightly above and below, two combined, and one in no test. */
function typed( tests: readonly Test[] ): string[] {
	const wanted = tests.flatMap( ( { value } ) => ( Array.isArray( value ) ? value : [ String( value ) ] ) );
	const near = wanted.flatMap( ( text ) =>
		/^-?\d+$/.test( text )
			? [ -1, 1 ].map( ( by ) => `${ Number( text ) + by }` )
			: /^\d{4}-\d\d-\d\d$/.test( text )
				? [ dayBeside( text, -1 ), dayBeside( text, 1 ) ]
				: []
	);
	const pairs = wanted.flatMap( ( one ) => wanted.map( ( other ) => one + other ) );
	return [ '\u{1f50e}', ...wanted, ...near, ...pairs ];
}

/** Returns the day before or after; itself if it isn't a day. */
function dayBeside( text: string, by: -1 | 1 ): string {
	const day = Date.parse( text ) + by * 86_400_000;
	return Number.isNaN( day ) ? text : new Date( day ).toISOString().slice( 0, 10 );
}

/** Returns one set of labels for each kind: 20 labels have a million sets. */
function choicesAmong( labels: readonly string[], tests: readonly Test[] ): string[][] | null {
	let sets: string[][] = [];
	for ( const [ place, label ] of labels.entries() ) {
		const later = labels.slice( place + 1 );
		const more = [ ...sets, [ label ], ...sets.map( ( set ) => [ ...set, label ] ) ];
		sets = [ ...new Map( more.map( ( set ) => [ kindSoFar( set, later, tests ), set ] ) ).values() ];
		if ( sets.length > MOST_SETS ) {
			return null;
		}
	}
	return sets;
}

/** Sets of the same kind stay so, whatever later labels both get. */
function kindSoFar( set: readonly string[], later: readonly string[], tests: readonly Test[] ): string {
	return tests
		.map( ( { compare, value } ) => {
			const isExact = compare === '=' || compare === '!=';
			const wanted = Array.isArray( value ) ? value : [ String( value ) ];
			return conditionHolds(
				compare,
				isExact ? wanted.filter( ( text ) => ! later.includes( text ) ) : value,
				set
			);
		} )
		.join();
}
