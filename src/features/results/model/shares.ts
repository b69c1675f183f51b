import type { OptionCount } from '@/contract/types';

export interface Share extends OptionCount {
	/** Of those who answered, 0 to 100. With several choices allowed the shares add up to more than 100. */
	percent: number;
}

export function sharesOf( options: readonly OptionCount[], total_answers: number ): Share[] {
	return options.map( ( option ) => ( {
		...option,
		percent: total_answers > 0 ? ( 100 * option.count ) / total_answers : 0,
	} ) );
}
