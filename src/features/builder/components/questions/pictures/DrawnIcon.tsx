/** As visitors see it, in the colour of the text around it. An empty path keeps its room until its icon is there. */
export function DrawnIcon( { path }: { path: string } ) {
	return (
		<svg className="uf-icon" viewBox="0 0 24 24" width={ 24 } height={ 24 } aria-hidden="true">
			<path d={ path } />
		</svg>
	);
}
