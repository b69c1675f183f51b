import './QuestionResults.scss';

/** A bar with the share of responses that answered the question; the numbers are next to it as text. */
export function AnsweredBar( { answered, skipped }: { answered: number; skipped: number } ) {
	const asked = answered + skipped;
	const share = asked > 0 ? ( 100 * answered ) / asked : 0;

	return (
		<span className="uf-answered-strip" aria-hidden="true">
			<span style={ { inlineSize: `${ String( share ) }%` } } />
		</span>
	);
}
