const LOOPS = 4;
const CHOICES = 10;

/** True for expressions that the server withholds from visitors (Surveys\Settings\SlowRegex): they never match. */
export function isSlow( expression: string ): boolean {
	const plain = expression.replace( /\\[^]/g, 'x' );
	return (
		/\)[*+{]/.test( plain ) ||
		( plain.match( /[*+{]/g ) ?? [] ).length > LOOPS ||
		( plain.match( /[?|]/g ) ?? [] ).length > CHOICES
	);
}
