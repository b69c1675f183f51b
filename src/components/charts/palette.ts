export interface Palette {
	blues: string[];
	grid: string;
	text: string;
	surface: string;
}

/** The chart colours of tokens.scss; canvas cannot read them by itself. */
export function readPalette(): Palette {
	const style = getComputedStyle( document.documentElement );
	const token = ( name: string ) => style.getPropertyValue( name ).trim();
	return {
		blues: [ 1, 2, 3, 4, 5 ].map( ( number ) => token( `--uf-chart-${ String( number ) }` ) ),
		grid: token( '--uf-chart-grid' ),
		text: token( '--uf-text-soft' ),
		surface: token( '--uf-surface' ),
	};
}
