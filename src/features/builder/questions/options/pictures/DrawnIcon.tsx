/** As visitors see it, in the color of the surrounding text. An empty path keeps its space until the icon loads. */
export function DrawnIcon( { path }: { path: string } ) {
	return (
		<svg className="uf-icon" viewBox="0 0 24 24" width={ 24 } height={ 24 } aria-hidden="true">
			<path d={ path } />
		</svg>
	);
}
