export interface Palette {
	blues: string[];
	grid: string;
	text: string;
	surface: string;
}

/** Reads the chart colors of tokens.scss; canvas can't read them itself. */
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
