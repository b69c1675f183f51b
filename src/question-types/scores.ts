export function scoresUpTo( scale: number ): number[] {
	return Array.from( { length: scale }, ( _, index ) => index + 1 );
}
