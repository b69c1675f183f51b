export type NonEmpty< T > = readonly [ T, ...T[] ];

/** A random generator that repeats for the same seed. */
export class SeededRandom {
	private state: number;

	constructor( seed: number ) {
		this.state = Math.imul( seed, 0x9e3779b1 ) || 1; // Makes similar seeds differ.
	}

	chance( share: number ): boolean {
		return this.number() < share;
	}

	/** Returns one of these, heavier ones more often. */
	weighted< T >( ways: readonly ( readonly [ number, T ] )[] ): T {
		let left = this.number() * ways.reduce( ( sum, [ weight ] ) => sum + weight, 0 );
		const found = ways.find( ( [ weight ] ) => ( left -= weight ) < 0 ) ?? ways[ 0 ];
		if ( ! found ) {
			throw new Error( 'There is no way.' );
		}
		return found[ 1 ];
	}

	of< T >( list: NonEmpty< T > ): T;
	of< T >( list: readonly T[] ): T | undefined;
	of< T >( list: readonly T[] ): T | undefined {
		return list[ this.below( list.length ) ];
	}

	below( most: number ): number {
		return Math.floor( this.number() * most );
	}

	/** Returns 0 to 1, from a 32-bit shift register. */
	private number(): number {
		this.state ^= this.state << 13;
		this.state ^= this.state >>> 17;
		this.state ^= this.state << 5;
		return ( this.state >>> 0 ) / 2 ** 32;
	}
}
