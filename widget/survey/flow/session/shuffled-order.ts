/** Constants of Park and Miller's generator: random enough for an order, and reproducible from a seed. */
const FACTOR = 16_807;
const PRIME = 2_147_483_647;

/**
 * Returns the numbers from 0 in a shuffled order, which is always the same for a seed.
 *
 * @param seed an integer above 0.
 */
export function shuffledOrder( count: number, seed: number ): number[] {
	const order = Array.from( { length: count }, ( _, place ) => place );
	let random = seed;
	for ( let left = count - 1; left > 0; left -= 1 ) {
		random = ( random * FACTOR ) % PRIME;
		const [ chosen = 0 ] = order.splice( random % ( left + 1 ), 1 );
		order.push( chosen );
	}
	return order;
}
