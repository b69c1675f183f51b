import { __ } from '@wordpress/i18n';
import type { AnswerCondition, Question } from '@/contract/types';
import { type Device, deviceLabel } from '@/lib/labels/device-label';
import type { Visit } from '@/lib/filters/filter';
import { formatDay, formatNumber } from '@/lib/format';
import { isolated, sprintf } from '@/lib/labels/sprintf';
import { locale } from '@/lib/locale';
import { TYPES } from '@/question-types/types';

export function visitLabel( field: Visit ): string {
	switch ( field ) {
		case 'device':
			return __( 'Device', 'userfeedback' );
		case 'browser':
			return __( 'Browser', 'userfeedback' );
		case 'os':
			return __( 'Operating system', 'userfeedback' );
		case 'page':
			return __( 'Page', 'userfeedback' );
		case 'language':
			return __( 'Page language', 'userfeedback' );
		case 'country':
			return __( 'Country', 'userfeedback' );
	}
}

export function valueLabel( field: Visit, value: string ): string {
	if ( field === 'country' ) {
		return named( 'region', value );
	}
	if ( field === 'language' ) {
		return named( 'language', value );
	}
	return field === 'device' && isDevice( value ) ? deviceLabel( value ) : value;
}

/** As it stands on a chip: “Phone”, “/pens/ or /ink/”, “Found it? Yes”. */
export function visitText( field: Visit, values: readonly string[] ): string {
	return orList( values.map( ( value ) => valueLabel( field, value ) ) );
}

export function conditionText( condition: AnswerCondition, question: Question | undefined ): string {
	const title = question?.title ?? __( 'Deleted question', 'userfeedback' );
	const mark = /\p{P}$/u.test( title ) ? '' : ':'; // “Found it? Yes”, and not “Found it?: Yes”.
	return `${ isolated( title ) }${ mark } ${ answerWords( condition, question !== undefined && TYPES[ question.type ].isDate === true ) }`;
}

function answerWords( { is, values = [], min, max, from, to, text = '' }: AnswerCondition, isDate: boolean ): string {
	switch ( is ) {
		case 'chose':
			return orList( values );
		case 'between':
			if ( isDate ) {
				return datesText( from, to );
			}
			return min === max
				? formatNumber( min ?? 1 )
				: /* translators: 1: lowest score. 2: highest score. */
					sprintf(
						__( '%1$s to %2$s', 'userfeedback' ),
						formatNumber( min ?? 1 ),
						formatNumber( max ?? 10 )
					);
		case 'contains':
			/* translators: %s: text that was looked for */
			return sprintf( __( 'contains “%s”', 'userfeedback' ), text );
		case 'answered':
			return __( 'answered', 'userfeedback' );
		case 'skipped':
			return __( 'skipped', 'userfeedback' );
	}
}

function datesText( from: string | undefined, to: string | undefined ): string {
	if ( from !== undefined && to !== undefined ) {
		return from === to
			? formatDay( from )
			: /* translators: 1: first date. 2: last date. */
				sprintf( __( '%1$s to %2$s', 'userfeedback' ), formatDay( from ), formatDay( to ) );
	}
	if ( from !== undefined ) {
		/* translators: %s: a date */
		return sprintf( __( 'from %s', 'userfeedback' ), formatDay( from ) );
	}
	return to === undefined
		? __( 'any date', 'userfeedback' )
		: /* translators: %s: a date */
			sprintf( __( 'until %s', 'userfeedback' ), formatDay( to ) );
}

function isDevice( value: string ): value is Device {
	return [ 'desktop', 'tablet', 'mobile' ].includes( value );
}

function orList( words: readonly string[] ): string {
	return new Intl.ListFormat( locale(), { type: 'disjunction' } ).format( words.map( isolated ) );
}

/** The code itself where the browser has no name for it, or it is none. */
function named( type: 'region' | 'language', code: string ): string {
	try {
		return new Intl.DisplayNames( locale(), { type } ).of( code ) ?? code;
	} catch {
		return code;
	}
}
