export function scoresUpTo( scale: number, lowest = 1 ): number[] {
	return Array.from( { length: scale - lowest + 1 }, ( _, index ) => lowest + index );
}
