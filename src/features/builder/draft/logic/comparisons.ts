import { QUESTION_TYPES } from '@/contract/question-types';
import type { LogicCondition } from '@/contract/types';
import type { FormQuestion } from '../form/draft';
import { sentLabel } from '../form/sent-draft';
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
export function answersOf( { type, config }: FormQuestion ): readonly Answer[] {
	const { scale } = QUESTION_TYPES[ type ];
	return scale > 0
		? Array.from( { length: scale }, ( _, index ) => index + 1 )
		: config.options.map( sentLabel ).filter( ( label ) => label !== '' );
}

/** Returns how a condition's value is entered. */
export function valueKind( subject: FormQuestion | undefined, compare: string ): 'one' | 'several' | 'typed' {
	const { scale, has_options: hasOptions } = QUESTION_TYPES[ subject?.type ?? 'radio-button' ];
	if ( OF_PARTS.includes( compare ) || ( scale === 0 && ! hasOptions ) ) {
		return 'typed';
	}
	return subject?.type === 'checkbox' && compare !== '<' && compare !== '>' ? 'several' : 'one';
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
