import type { OptionCount } from '@/contract/types';

export interface Share extends OptionCount {
	/** Of those who answered, 0 to 100. With several choices allowed the shares add up to more than 100. */
	percent: number;
}

export function sharesOf( options: readonly OptionCount[], totalAnswers: number ): Share[] {
	return options.map( ( option ) => ( {
		...option,
		percent: totalAnswers > 0 ? ( 100 * option.count ) / totalAnswers : 0,
	} ) );
}
