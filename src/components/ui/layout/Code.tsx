import './Code.scss';

/** Technical text, unchanged; can be scrolled by keyboard. */
export function Code( { label, children }: { label: string; children: string } ) {
	return (
		<pre className="uf-code" tabIndex={ 0 } aria-label={ label } role="region" dir="ltr">
			{ children }
		</pre>
	);
}
