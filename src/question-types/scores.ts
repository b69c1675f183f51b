export function scoresUpTo( scale: number, lowest = 1, step = 1 ): number[] {
	return Array.from( { length: Math.floor( ( scale - lowest ) / step ) + 1 }, ( _, index ) => lowest + index * step );
}
