import type { AnswerCondition, ResponseFilter } from '@/contract/types';

/** Properties of a visit, in display order. */
export const VISITS = [ 'device', 'browser', 'os', 'page', 'language', 'country' ] as const;

export type Visit = ( typeof VISITS )[ number ];

/** Query parameter; other parts of a screen's state have their own names. */
const nameOf = ( field: Visit ): string => `f.${ field }`;
const ANSWER = 'f.answer';

/** Returns the filter in the URL; invalid parts are ignored. */
export function readFilter( params: URLSearchParams ): ResponseFilter {
	const filter: ResponseFilter = {};
	for ( const field of VISITS ) {
		const values = params.getAll( nameOf( field ) ).filter( ( value ) => value !== '' );
		if ( values.length > 0 ) {
			filter[ field ] = values;
		}
	}
	const answers = params.getAll( ANSWER ).flatMap( ( text ) => conditionOf( text ) ?? [] );
	return answers.length > 0 ? { ...filter, answers } : filter;
}

/** Returns the same URL without the open item of a list. */
export function withoutOpen( params: URLSearchParams ): URLSearchParams {
	const next = new URLSearchParams( params );
	next.delete( 'open' );
	return next;
}

/** Returns the same URL with another filter, keeping everything except the page of a list and its open item. */
export function writeFilter( params: URLSearchParams, filter: ResponseFilter ): URLSearchParams {
	const next = withoutOpen( params );
	next.delete( 'page' );
	for ( const field of VISITS ) {
		next.delete( nameOf( field ) );
		for ( const value of filter[ field ] ?? [] ) {
			next.append( nameOf( field ), value );
		}
	}
	next.delete( ANSWER );
	for ( const condition of filter.answers ?? [] ) {
		next.append( ANSWER, JSON.stringify( condition ) );
	}
	return next;
}

export function isFiltered( filter: ResponseFilter ): boolean {
	return VISITS.some( ( field ) => ( filter[ field ] ?? [] ).length > 0 ) || ( filter.answers ?? [] ).length > 0;
}

/** Replaces the values of a field. */
export function withVisit( filter: ResponseFilter, field: Visit, values: string[] ): ResponseFilter {
	const others = Object.fromEntries( Object.entries( filter ).filter( ( [ name ] ) => name !== field ) );
	return values.length > 0 ? { ...others, [ field ]: values } : others;
}

/** Adds a condition, replacing an earlier one of the same question and kind. */
export function withAnswer( filter: ResponseFilter, condition: AnswerCondition ): ResponseFilter {
	const others = ( filter.answers ?? [] ).filter(
		( other ) => other.question_id !== condition.question_id || other.is !== condition.is
	);
	return { ...filter, answers: [ ...others, condition ] };
}

export function withoutAnswer( filter: ResponseFilter, condition: AnswerCondition ): ResponseFilter {
	const { answers = [], ...others } = filter;
	const left = answers.filter( ( other ) => other !== condition );
	return left.length > 0 ? { ...others, answers: left } : others;
}

const KINDS: readonly string[] = [
	'chose',
	'between',
	'answered',
	'skipped',
	'contains',
] satisfies AnswerCondition[ 'is' ][];

/** Checks only the format: the server decides if it matches the survey. */
function conditionOf( text: string ): AnswerCondition | null {
	try {
		const {
			question_id: question,
			is,
			values,
			min,
			max,
			from,
			to,
			text: typed,
		} = JSON.parse( text ) as Record< string, unknown >;
		if ( typeof question !== 'string' || typeof is !== 'string' || ! KINDS.includes( is ) ) {
			return null;
		}
		return {
			question_id: question,
			is: is as AnswerCondition[ 'is' ],
			...( Array.isArray( values ) && { values: values.filter( ( value ) => typeof value === 'string' ) } ),
			...( typeof min === 'number' && { min } ),
			...( typeof max === 'number' && { max } ),
			...( typeof from === 'string' && { from } ),
			...( typeof to === 'string' && { to } ),
			...( typeof typed === 'string' && { text: typed } ),
		};
	} catch {
		return null;
	}
}
