/** Columns, and rows, that an element's box is divided into. */
export const GRID = 16;

export type Box = Pick< DOMRect, 'left' | 'top' | 'width' | 'height' >;

export const holds = ( { left, top, width, height }: Box, x: number, y: number ): boolean =>
	width > 0 && height > 0 && x >= left && x <= left + width && y >= top && y <= top + height;

/** Column and row of a point in a box that holds it. */
export const cellOf = ( { left, top, width, height }: Box, x: number, y: number ): [ number, number ] => [
	step( ( x - left ) / width ),
	step( ( y - top ) / height ),
];

/** The middle of a cell, by the number that the server gives it: 16 times its row and its column. */
export const middleOf = ( { left, top, width, height }: Box, cell: number ): [ number, number ] => [
	left + ( ( ( cell % GRID ) + 0.5 ) / GRID ) * width,
	top + ( ( Math.floor( cell / GRID ) + 0.5 ) / GRID ) * height,
];

const step = ( share: number ): number => Math.min( GRID - 1, Math.floor( share * GRID ) );
