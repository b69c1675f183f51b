import type { LogicCondition } from '../../../src/contract/types';

type Wanted = LogicCondition[ 'value' ];
type Given = string | number | readonly string[] | null;

/** Enough digits for every scale and option, but few enough that both sides read the same number. */
const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

const DATE = /^\d{4}-\d\d-\d\d$/;

const texts = ( value: Wanted | Given ): readonly string[] => ( Array.isArray( value ) ? value : [ String( value ) ] );

const without = ( some: readonly string[], others: readonly string[] ): readonly string[] =>
	some.filter( ( text ) => ! others.includes( text ) );

const isSame = ( a: readonly string[], b: readonly string[] ): boolean =>
	! without( a, b ).length && ! without( b, a ).length;

const areDates = ( ...values: ( Wanted | Given )[] ): boolean =>
	values.every( ( value ) => ! Array.isArray( value ) && DATE.test( String( value ) ) );

/** A value that is neither a number nor a date is neither greater nor less than one. */
const isOrdered = ( less: Wanted | Given, more: Wanted | Given ): boolean =>
	EXTENDED && areDates( less, more )
		? String( less ) < String( more )
		: [ less, more ].every( ( value ) => ! Array.isArray( value ) && NUMBER.test( String( value ) ) ) &&
			Number( less ) < Number( more );

/**
 * Implements the contract's operators, like includes/Surveys/Questions/Comparison.php; tests/fixtures/comparison.json runs against
 * both. Without an answer no condition holds, not even !=. If a list meets an operator for one text, one matching text is
 * enough; a condition with an empty text is unfinished and never holds.
 */
export function conditionHolds( compare: string, wanted: Wanted, given: Given ): boolean {
	if ( given === null || given === '' || ( Array.isArray( given ) && ! given.length ) ) {
		return false;
	}
	const sought = texts( wanted );
	const found = texts( given );
	const any = ( stands: 'includes' | 'startsWith' | 'endsWith' ): boolean =>
		sought.some( ( part ) => part !== '' && found.some( ( whole ) => whole[ stands ]( part ) ) );

	switch ( compare ) {
		case '=':
			return isSame( sought, found );
		case '!=':
			return ! isSame( sought, found );
		case 'IN': // True if in a list, or part of a text. Numbers must be equal: 10 doesn't contain 1.
			return typeof given === 'string' && ! Array.isArray( wanted )
				? any( 'includes' )
				: without( sought, found ).length < sought.length;
		case 'CONTAINS':
			return any( 'includes' );
		case '!CONTAINS':
			return ! any( 'includes' );
		case 'STARTS_WITH':
			return any( 'startsWith' );
		case 'ENDS_WITH':
			return any( 'endsWith' );
		case '>':
			return isOrdered( wanted, given );
		case '<':
			return isOrdered( given, wanted );
		default:
			return false;
	}
}
