import type { LogicCondition } from '@/contract/types';
import { isTyped } from '@/question-types/drafts';
import { TYPES } from '@/question-types/types';
import type { FormQuestion } from '../form/draft';
import { labelToSend } from '../form/draft-to-send';
import type { When } from './conditions';

export type Comparison = Exclude< LogicCondition[ 'compare' ], '' >;
export type Answer = string | number;

/** Redirects can use any comparison with any answer. */
export const EVERY_COMPARISON: readonly Comparison[] = [
	'=',
	'!=',
	'IN',
	'CONTAINS',
	'!CONTAINS',
	'STARTS_WITH',
	'ENDS_WITH',
	'>',
	'<',
];

/** Compare only parts of texts; their value is typed, whatever the question. */
const OF_PARTS: readonly string[] = [ 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH' ];

/** Returns answers that are known in advance. */
export function answersOf( question: FormQuestion ): readonly Answer[] {
	return (
		TYPES[ question.type ].scores?.( question ) ??
		question.config.options.map( labelToSend ).filter( ( label ) => label !== '' )
	);
}

/** Returns how a condition's value is entered. */
export function valueKind( subject: FormQuestion | undefined, compare: string ): 'one' | 'several' | 'typed' {
	if ( OF_PARTS.includes( compare ) || ( subject && isTyped( subject.type ) ) ) {
		return 'typed';
	}
	return subject && TYPES[ subject.type ].isMultiple && compare !== '<' && compare !== '>' ? 'several' : 'one';
}

/** Resets the value for a new question. */
export function aboutQuestion( subject: FormQuestion | undefined ): When {
	return { subject: subject?.id ?? '', compare: subject === undefined ? '' : '=', value: '' };
}

/** Keeps the value if it is entered in the same way. */
export function comparedBy( when: When, subject: FormQuestion | undefined, compare: When[ 'compare' ] ): When {
	const kind = valueKind( subject, compare );
	if ( kind === valueKind( subject, when.compare ) ) {
		return { ...when, compare };
	}
	const [ first = '' ] = severalIn( when );
	return { ...when, compare, value: kind === 'several' ? severalIn( when ) : first };
}

/** Returns all labels that a condition names. */
export function severalIn( { value }: When ): string[] {
	return Array.isArray( value ) ? [ ...value ] : value === '' ? [] : [ String( value ) ];
}
