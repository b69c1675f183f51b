/** Number of columns and rows in an element's grid. */
export const GRID = 16;

export type Box = Pick< DOMRect, 'left' | 'top' | 'width' | 'height' >;

export const isInBox = ( { left, top, width, height }: Box, x: number, y: number ): boolean =>
	width > 0 && height > 0 && x >= left && x <= left + width && y >= top && y <= top + height;

/** Returns the column and row of a point in its box. */
export const cellOf = ( { left, top, width, height }: Box, x: number, y: number ): [ number, number ] => [
	step( ( x - left ) / width ),
	step( ( y - top ) / height ),
];

/** Returns the center of a cell, by the server's cell number: 16 times its row plus its column. */
export const cellCenter = ( { left, top, width, height }: Box, cell: number ): [ number, number ] => [
	left + ( ( ( cell % GRID ) + 0.5 ) / GRID ) * width,
	top + ( ( Math.floor( cell / GRID ) + 0.5 ) / GRID ) * height,
];

const step = ( share: number ): number => Math.min( GRID - 1, Math.floor( share * GRID ) );
