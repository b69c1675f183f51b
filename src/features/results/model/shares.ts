import type { OptionCount } from '@/contract/types';

export interface Share extends OptionCount {
	/** Of those who answered, 0 to 100, with one decimal. With several choices allowed the shares add up to more than 100. */
	percent: number;
}

/** Tenths of a percent in 100. */
const WHOLE = 1000;

export function sharesOf( options: readonly OptionCount[], totalAnswers: number ): Share[] {
	const sum = options.reduce( ( all, { count } ) => all + count, 0 );
	const tenths =
		sum === totalAnswers && sum > 0
			? partsOfWhole( options.map( ( { count } ) => count ) )
			: options.map( ( { count } ) => ( totalAnswers > 0 ? Math.round( ( WHOLE * count ) / totalAnswers ) : 0 ) );
	return options.map( ( option, index ) => ( { ...option, percent: ( tenths[ index ] ?? 0 ) / 10 } ) );
}

/** By largest remainder: each is rounded down, and what is left goes to those that lost most, so that the sum is the whole. */
function partsOfWhole( counts: readonly number[] ): number[] {
	const sum = counts.reduce( ( all, count ) => all + count, 0 );
	const parts = counts.map( ( count ) => Math.floor( ( WHOLE * count ) / sum ) );
	const left = WHOLE - parts.reduce( ( all, part ) => all + part, 0 );
	const byLoss = counts
		.map( ( count, index ) => ( { index, lost: ( WHOLE * count ) % sum } ) )
		.sort( ( a, b ) => b.lost - a.lost || a.index - b.index );
	for ( const { index } of byLoss.slice( 0, left ) ) {
		parts[ index ] = ( parts[ index ] ?? 0 ) + 1;
	}
	return parts;
}
