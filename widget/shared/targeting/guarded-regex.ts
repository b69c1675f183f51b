import { attempt } from '../trust/attempt';

const LONGEST_SUBJECT = 1024;
/** Characters in the first try; each further try doubles them. */
const FIRST = 8;
/** Milliseconds for all expressions of a decision: once used up, no more are tried. */
export const TIME_LIMIT = 5;

/** The remaining time for all expressions of a decision. */
export interface TimeBudget {
	left: number;
}

/**
 * True if an owner's expression matches, within a time that visitors don't notice. A script can't stop a running expression, so
 * it is tried on more and more of the subject until that is complete or the expression proves slow: then it doesn't match, and
 * neither does any later one. An invalid expression never matches.
 *
 * @param pattern one that SlowRegex.php allows in the manifest: a try takes at most 2 ^ 5 times as long as the one before.
 */
export const matchesPattern = ( pattern: string, subject: string, patience: TimeBudget ): boolean | undefined =>
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
