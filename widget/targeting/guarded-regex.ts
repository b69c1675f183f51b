import { attempt } from '../attempt';

const LONGEST_SUBJECT = 1024;
/** Characters of the first try; each next one has twice as many. */
const FIRST = 8;
/** Milliseconds for all expressions of a decision: when they are used up, no more is tried. */
export const PATIENCE = 5;

/** What is left of them, for every expression of one decision. */
export interface Patience {
	left: number;
}

/**
 * Whether an owner's expression matches, in an amount of time that visitors do not notice. A script cannot stop an
 * expression that has begun, so it is tried on more and more of the subject until that is whole, or the expression is
 * found to be slow: then it does not match, and neither does any after it. A text that is not an expression never does.
 *
 * @param pattern of those that SlowExpression.php lets into the manifest: a try takes at most 2 ^ 5 times as long as the
 *                one before.
 */
export const matches = ( pattern: string, subject: string, patience: Patience ): boolean | undefined =>
	attempt( () => {
		const expression = new RegExp( pattern );
		const whole = subject.slice( 0, LONGEST_SUBJECT );
		for ( let size = FIRST; patience.left >= 0; size *= 2 ) {
			const begun = performance.now();
			const isFound = expression.test( whole.slice( 0, size ) );
			patience.left -= performance.now() - begun;
			if ( size >= whole.length ) {
				return isFound;
			}
		}
		return false;
	} );
