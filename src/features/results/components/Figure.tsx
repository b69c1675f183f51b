/** A number with its label and a note. */
export function Figure( { label, value, note }: { label: string; value: string; note: string } ) {
	return (
		<div className="uf-card uf-figures__card">
			<dt>{ label }</dt>
			<dd>{ value }</dd>
			<dd className="uf-figures__note">{ note }</dd>
		</div>
	);
}
