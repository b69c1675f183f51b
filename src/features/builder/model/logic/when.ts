import { QUESTION_TYPES } from '@/contract/question-types';
import type { LogicCondition } from '@/contract/types';
import type { FormQuestion } from '../form/draft';
import { sentLabel } from '../form/sent';
import type { When } from '../operations/conditions';

export type Comparison = Exclude< LogicCondition[ 'compare' ], '' >;
export type Answer = string | number;

/** Where to go may depend on any answer in any way. */
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

/** Of texts only parts are compared so; what is compared with is typed then, whatever the question. */
const OF_PARTS: readonly string[] = [ 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH' ];

/** Answers that are known before anybody answers. */
export function answersOf( { type, config }: FormQuestion ): readonly Answer[] {
	const { scale } = QUESTION_TYPES[ type ];
	return scale > 0
		? Array.from( { length: scale }, ( _, index ) => index + 1 )
		: config.options.map( sentLabel ).filter( ( label ) => label !== '' );
}

/** How the value of a condition is given. */
export function valueKind( subject: FormQuestion | undefined, compare: string ): 'one' | 'several' | 'typed' {
	const { scale, has_options: hasOptions } = QUESTION_TYPES[ subject?.type ?? 'radio-button' ];
	if ( OF_PARTS.includes( compare ) || ( scale === 0 && ! hasOptions ) ) {
		return 'typed';
	}
	return subject?.type === 'checkbox' && compare !== '<' && compare !== '>' ? 'several' : 'one';
}

/** Another question has other answers. */
export function aboutQuestion( subject: FormQuestion | undefined ): When {
	return { subject: subject?.id ?? '', compare: subject === undefined ? '' : '=', value: '' };
}

/** What was chosen stays as far as it is given in the same way. */
export function comparedBy( when: When, subject: FormQuestion | undefined, compare: When[ 'compare' ] ): When {
	const kind = valueKind( subject, compare );
	if ( kind === valueKind( subject, when.compare ) ) {
		return { ...when, compare };
	}
	const [ first = '' ] = severalIn( when );
	return { ...when, compare, value: kind === 'several' ? severalIn( when ) : first };
}

/** The labels that a condition names, however many. */
export function severalIn( { value }: When ): string[] {
	return Array.isArray( value ) ? [ ...value ] : value === '' ? [] : [ String( value ) ];
}
