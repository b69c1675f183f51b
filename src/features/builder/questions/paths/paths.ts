import { conditionHolds } from '@widget/shared/logic/comparison';
import type { Conditional } from '@widget/shared/logic/logic';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { RedirectCondition } from '@/contract/types';
import type { Draft, FormQuestion } from '@/features/builder/draft/form/draft';
import { conditionFault } from '@/features/builder/draft/logic/condition-faults';
import { isAsked } from '@/features/builder/draft/logic/conditions';
import { whenOf } from '@/features/builder/draft/logic/redirect-edits';
import { answerable } from '@/question-types/matrix/rows';
import { type Answer, type Kind, kindsOfAnswer, type Test } from './answers';
import { explore, type Way } from './explore';

/** Facts that apply to every path through a survey. */
export interface Paths {
	/** Ids of questions that no answers lead to. */
	never: ReadonlySet< string >;
	/** Ids of questions that are always asked despite their conditions, whatever the answers. */
	always: ReadonlySet< string >;
	/** Indexes of redirects that are never used. */
	unused: ReadonlySet< number >;
	/** Answers that end the survey although questions follow, by question. */
	ends: ReadonlyMap< string, readonly Answer[] >;
	/** The number of questions asked; null if there are too many paths to count. */
	counts: { least: number; most: number } | null;
}

type Asked = Draft[ 'questions' ];
type Tests = ReadonlyMap< string, readonly Test[] >;

/** By question: true if the first answer of a kind is the last one given. */
type Ends = Map< string, Map< Answer, boolean > >;

/** This many paths take a moment. */
const WAYS = 5_000;

/** Returns null while a condition is unfinished, because its effect is unknown. */
export function pathsThrough( { questions: all, settings: { thank_you: thankYou } }: Draft ): Paths | null {
	const questions = all.flatMap( ( question ) => [ question, ...rowsOf( question ) ] );
	if ( questions.some( ( question, place ) => isUnfinished( question, questions.slice( 0, place ) ) ) ) {
		return null;
	}
	const redirects = thankYou.type === 'conditional_redirect' ? thankYou.conditions : [];
	return allWays( questions, redirects ) ?? inParts( questions, redirects );
}

/** Explores each question alone, with those it depends on. */
function inParts( questions: Asked, redirects: readonly RedirectCondition[] ): Paths {
	const targets = redirects.map( ( { question } ) => question );
	const never = new Set< string >();
	const always = new Set< string >();
	const rows = new Set( questions.flatMap( rowsOf ).map( ( { id } ) => id ) );
	for ( const { id } of questions.filter( ( question ) => question.logic.enabled && ! rows.has( question.id ) ) ) {
		const paths = allWays( withSubjects( questions, [ id ] ), [] );
		if ( paths?.never.has( id ) ) {
			never.add( id );
		}
		if ( paths?.always.has( id ) ) {
			always.add( id );
		}
	}
	const ending = allWays( withSubjects( questions, targets ), redirects );
	return { never, always, unused: ending?.unused ?? new Set(), ends: new Map(), counts: null };
}

/** Returns null if there are too many. */
function allWays( questions: Asked, redirects: readonly RedirectCondition[] ): Paths | null {
	const tests = testsIn( questions, redirects );
	const rows = new Set( questions.flatMap( rowsOf ).map( ( { id } ) => id ) );
	const kinds = new Map< string, readonly Kind[] >();
	for ( const question of questions ) {
		const asking = tests.get( question.id );
		const found = asking && kindsOfAnswer( question, asking );
		if ( found === null ) {
			return null;
		}
		if ( found ) {
			kinds.set( question.id, found );
		}
	}
	const times = new Map< string, number >();
	const taken = new Set< number >();
	const after: Ends = new Map();
	const counts: number[] = [];
	const ids = ( list: Asked ) => new Set( list.map( ( { id } ) => id ) );
	const shown = ids( questions.filter( ( question ) => isAsked( question ) && ! rows.has( question.id ) ) );
	const isComplete = explore( questions.map( conditional ), kinds, WAYS, ( way ) => {
		way.ids.forEach( ( id ) => times.set( id, ( times.get( id ) ?? 0 ) + 1 ) );
		taken.add( redirectOf( way, redirects ) );
		noteEnds( way, questions, after );
		counts.push( way.ids.filter( ( id ) => shown.has( id ) ).length );
	} );
	if ( ! isComplete ) {
		return null;
	}
	return {
		never: ids( questions.filter( ( { id } ) => ! times.has( id ) && ! rows.has( id ) ) ),
		always: ids( questions.filter( ( { id, logic } ) => logic.enabled && times.get( id ) === counts.length ) ),
		unused: new Set(
			redirects.flatMap( ( it, place ) => ( isWhole( it ) && ! taken.has( place ) ? [ place ] : [] ) )
		),
		ends: endsIn( after, kinds ),
		counts: { least: Math.min( ...counts ), most: Math.max( ...counts ) },
	};
}

/** Returns the rows of a matrix, whose answers decide like those of questions. */
function rowsOf( question: FormQuestion ): FormQuestion[] {
	return QUESTION_TYPES[ question.type ].has_rows ? answerable( [ question ] ) : [];
}

function endsIn( after: Ends, kinds: ReadonlyMap< string, readonly Kind[] > ): Paths[ 'ends' ] {
	const ends = [ ...after ].map( ( [ id, areLast ] ) => {
		const last = ( kinds.get( id ) ?? [] ).filter( ( [ first ] ) => areLast.get( first ) === true );
		return [ id, last.flat() ] as const;
	} );
	return new Map( ends.filter( ( [ , last ] ) => last.length > 0 ) );
}

/** Records answers that are the last one on each path that has them. */
function noteEnds( { ids, answers }: Way, questions: Asked, after: Ends ): void {
	for ( const [ id, answer ] of Object.entries( answers ) ) {
		const isLast = ids.at( -1 ) === id && questions.at( -1 )?.id !== id;
		const known = after.get( id ) ?? new Map< Answer, boolean >();
		after.set( id, known.set( answer, ( known.get( answer ) ?? true ) && isLast ) );
	}
}

function redirectOf( { ids, answers }: Way, redirects: readonly RedirectCondition[] ): number {
	return redirects.findIndex(
		( { question: id, condition_type: compare, condition: value } ) =>
			ids.includes( id ) && conditionHolds( compare, value, answers[ id ] ?? null )
	);
}

function testsIn( questions: Asked, redirects: readonly RedirectCondition[] ): Tests {
	const tests = new Map< string, Test[] >();
	const note = ( id: string, test: Test ) => tests.set( id, [ ...( tests.get( id ) ?? [] ), test ] );
	questions.forEach( ( question ) => {
		conditional( question ).logic?.conditions.forEach( ( condition ) => note( condition.question_id, condition ) );
	} );
	redirects.filter( isWhole ).forEach( ( redirect ) => note( redirect.question, whenOf( redirect ) ) );
	return tests;
}

/** Returns these questions, and all that decide if they are asked, in order. */
function withSubjects( questions: Asked, ids: readonly string[] ): Asked {
	const wanted = new Set( ids );
	for ( const question of [ ...questions ].reverse() ) {
		if ( wanted.has( question.id ) ) {
			conditional( question ).logic?.conditions.forEach( ( { question_id: id } ) => wanted.add( id ) );
		}
	}
	return questions.filter( ( { id } ) => wanted.has( id ) );
}

function conditional( { id, logic }: FormQuestion ): Conditional {
	return { id, logic: logic.enabled ? { action: logic.action, conditions: logic.conditions } : null };
}

function isUnfinished( { logic }: FormQuestion, before: Asked ): boolean {
	return logic.enabled && logic.conditions.some( ( condition ) => conditionFault( condition, before ) !== null );
}

function isWhole( { question, condition_type: compare, condition: value }: RedirectCondition ): boolean {
	return question !== '' && compare !== '' && value !== '' && ! ( Array.isArray( value ) && value.length === 0 );
}
