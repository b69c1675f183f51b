import type { ArcElement, Chart, Plugin } from 'chart.js';

/** Draws each slice's number, the same as in its table row, so that color is not the only sign. */
export const sliceNumbers: Plugin = {
	id: 'sliceNumbers',
	afterDatasetsDraw( chart: Chart ) {
		const meta = chart.getDatasetMeta( 0 );
		if ( meta.type !== 'pie' ) {
			return;
		}
		const pen = chart.ctx;
		pen.save();
		pen.font = '600 12px sans-serif';
		pen.textAlign = 'center';
		pen.textBaseline = 'middle';
		for ( const [ index, slice ] of ( meta.data as unknown as ArcElement[] ).entries() ) {
			const { startAngle, endAngle } = slice.getProps( [ 'startAngle', 'endAngle' ] );
			if ( endAngle - startAngle > 0.2 ) {
				const { x, y } = slice.getCenterPoint( true );
				pen.beginPath();
				pen.arc( x, y, 10, 0, 2 * Math.PI );
				pen.fillStyle = chart.canvas.dataset[ 'surface' ] ?? '';
				pen.fill();
				pen.fillStyle = chart.canvas.dataset[ 'text' ] ?? '';
				pen.fillText( String( index + 1 ), x, y );
			}
		}
		pen.restore();
	},
};
