import type { Palette } from './palette';

const SIZE = 8;

/** Returns fills for `count` values: the five blues, then the same with stripes, then with dots. */
export function fills( count: number, { blues, surface }: Palette ): ( string | CanvasPattern )[] {
	return Array.from( { length: count }, ( _, index ) => {
		const blue = blues[ index % blues.length ] ?? '';
		const round = Math.floor( index / blues.length ) % 3;
		return round === 0 ? blue : ( patterned( blue, surface, round === 1 ? stripe : dot ) ?? blue );
	} );
}

function patterned(
	blue: string,
	light: string,
	draw: ( pen: CanvasRenderingContext2D ) => void
): CanvasPattern | null {
	const tile = document.createElement( 'canvas' );
	tile.width = SIZE;
	tile.height = SIZE;
	const pen = tile.getContext( '2d' );
	if ( ! pen ) {
		return null;
	}
	pen.fillStyle = blue;
	pen.fillRect( 0, 0, SIZE, SIZE );
	pen.strokeStyle = light;
	pen.fillStyle = light;
	pen.lineWidth = 1.5;
	draw( pen );
	return pen.createPattern( tile, 'repeat' );
}

function stripe( pen: CanvasRenderingContext2D ): void {
	pen.beginPath();
	pen.moveTo( -1, SIZE + 1 );
	pen.lineTo( SIZE + 1, -1 );
	pen.stroke();
}

function dot( pen: CanvasRenderingContext2D ): void {
	pen.beginPath();
	pen.arc( SIZE / 2, SIZE / 2, 1.5, 0, 2 * Math.PI );
	pen.fill();
}
