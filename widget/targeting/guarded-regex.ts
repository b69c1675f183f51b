const LONGEST_SUBJECT = 1024;
/** Characters of the first try; each next one has twice as many. */
const FIRST = 8;
/** Most loops and most choices. With these a try takes at most 2 ^ 5 times as long as the one before. */
const LOOPS = 4;
const CHOICES = 10;
/** Milliseconds after which the next, longer try is not made. */
const PATIENCE = 5;

/**
 * Whether an owner's expression matches, in an amount of time that visitors do not notice: a script cannot stop an
 * expression that has begun, so those that may take exponential time (a loop around a group) are refused, and the rest
 * are tried on more and more of the subject until it is whole, or they are found to be slow. What is refused, slow or no
 * expression at all does not match.
 *
 * @param clock milliseconds.
 */
export function matches( pattern: string, subject: string, clock: () => number ): boolean {
	const plain = pattern.replace( /\\./g, 'x' );
	const has = ( signs: RegExp ): number => plain.split( signs ).length - 1;
	if ( /\)[*+{]/.test( plain ) || has( /[*+{]/ ) > LOOPS || has( /[?|]/ ) > CHOICES ) {
		return false;
	}
	try {
		const expression = new RegExp( pattern );
		const whole = subject.slice( 0, LONGEST_SUBJECT );
		for ( let size = FIRST; size < whole.length; size *= 2 ) {
			const begun = clock();
			expression.test( whole.slice( 0, size ) );
			if ( clock() - begun > PATIENCE ) {
				return false;
			}
		}
		return expression.test( whole );
	} catch {
		return false;
	}
}
