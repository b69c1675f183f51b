import './QuestionResults.scss';

/** How many of the responses that had a question answered it, as a line; the numbers are next to it in words. */
export function AnsweredStrip( { answered, skipped }: { answered: number; skipped: number } ) {
	const asked = answered + skipped;
	const share = asked > 0 ? ( 100 * answered ) / asked : 0;

	return (
		<span className="uf-answered-strip" aria-hidden="true">
			<span style={ { inlineSize: `${ String( share ) }%` } } />
		</span>
	);
}
