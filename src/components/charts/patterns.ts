import type { Palette } from './palette';

const SIZE = 8;

/** Drawn on the blues from the second round on, so that 20 options have different fills. */
const PATTERNS = [ stripe, dot, backstripe ];

/** Returns fills for `count` values: the five blues, then the same with each pattern. */
export function fills( count: number, { blues, surface }: Palette ): ( string | CanvasPattern )[] {
	return Array.from( { length: count }, ( _, index ) => {
		const blue = blues[ index % blues.length ] ?? '';
		const draw = PATTERNS[ ( Math.floor( index / blues.length ) % ( PATTERNS.length + 1 ) ) - 1 ];
		return draw === undefined ? blue : ( patterned( blue, surface, draw ) ?? blue );
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

function backstripe( pen: CanvasRenderingContext2D ): void {
	pen.beginPath();
	pen.moveTo( -1, -1 );
	pen.lineTo( SIZE + 1, SIZE + 1 );
	pen.stroke();
}

function dot( pen: CanvasRenderingContext2D ): void {
	pen.beginPath();
	pen.arc( SIZE / 2, SIZE / 2, 1.5, 0, 2 * Math.PI );
	pen.fill();
}
