const LOOPS = 4;
const CHOICES = 10;

/** Expressions that the server keeps from visitors (Surveys\Settings\SlowExpression): they match nothing. */
export function isSlow( expression: string ): boolean {
	const plain = expression.replace( /\\[^]/g, 'x' );
	return (
		/\)[*+{]/.test( plain ) ||
		( plain.match( /[*+{]/g ) ?? [] ).length > LOOPS ||
		( plain.match( /[?|]/g ) ?? [] ).length > CHOICES
	);
}
