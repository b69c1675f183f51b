import './ReachedStrip.scss';

/**
 * How many of those who reached a question answered it, as a line; the numbers stand beside it in words. Whoever left
 * without sending is in no response, so not among them.
 */
export function ReachedStrip( { answered, skipped }: { answered: number; skipped: number } ) {
	const reached = answered + skipped;
	const share = reached > 0 ? ( 100 * answered ) / reached : 0;

	return (
		<span className="uf-reached" aria-hidden="true">
			<span style={ { inlineSize: `${ String( share ) }%` } } />
		</span>
	);
}
