import type { AnswerCondition, ResponseFilter } from '@/contract/types';

/** What is known of a visit, in the order in which it is offered. */
export const VISITS = [ 'device', 'browser', 'os', 'page', 'language', 'country' ] as const;

export type Visit = ( typeof VISITS )[ number ];

/** In an address; other parts of a screen's state have names of their own. */
const nameOf = ( field: Visit ): string => `f.${ field }`;
const ANSWER = 'f.answer';

/** The filter that an address carries; what cannot be read of it is none. */
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

/** The same address without what is open of a list. */
export function withoutOpen( params: URLSearchParams ): URLSearchParams {
	const next = new URLSearchParams( params );
	next.delete( 'open' );
	return next;
}

/** The same address with another filter; all else stays, but for the page of a list and what is open of it. */
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

/** With these values of a field instead of those it had. */
export function withVisit( filter: ResponseFilter, field: Visit, values: string[] ): ResponseFilter {
	const others = Object.fromEntries( Object.entries( filter ).filter( ( [ name ] ) => name !== field ) );
	return values.length > 0 ? { ...others, [ field ]: values } : others;
}

/** With this one more; of two about the same question and kind the later one counts. */
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

/** Only its form: whether it fits the survey is the server's to say. */
function conditionOf( text: string ): AnswerCondition | null {
	try {
		const {
			question_id: question,
			is,
			values,
			min,
			max,
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
			...( typeof typed === 'string' && { text: typed } ),
		};
	} catch {
		return null;
	}
}
