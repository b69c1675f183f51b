const LONGEST_SUBJECT = 1024;
/** Characters of the first try; each next one has twice as many. */
const FIRST = 8;
/** Milliseconds after which the next, longer try is not made. */
const PATIENCE = 5;

/**
 * Whether an owner's expression matches, in an amount of time that visitors do not notice. A script cannot stop an
 * expression that has begun, so it is tried on more and more of the subject until that is whole, or the expression is
 * found to be slow: then it does not match, and neither does what is no expression.
 *
 * @param pattern of those that SlowExpression.php lets into the manifest: a try takes at most 2 ^ 5 times as long as the
 *                one before.
 */
export function matches( pattern: string, subject: string ): boolean {
	try {
		const expression = new RegExp( pattern );
		const whole = subject.slice( 0, LONGEST_SUBJECT );
		for ( let size = FIRST; size < whole.length; size *= 2 ) {
			const begun = performance.now();
			expression.test( whole.slice( 0, size ) );
			if ( performance.now() - begun > PATIENCE ) {
				return false;
			}
		}
		return expression.test( whole );
	} catch {
		return false;
	}
}
