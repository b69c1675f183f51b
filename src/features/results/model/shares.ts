import type { OptionCount } from '@/contract/types';

export interface Share extends OptionCount {
	/** Share of the people who answered, 0 to 100, with one decimal. With multiple choices, shares add up to more than 100. */
	percent: number;
}

/** Rounds each share separately, so equal counts have equal shares. Rounded shares may not add up to 100. */
export function sharesOf( options: readonly OptionCount[], totalAnswers: number ): Share[] {
	return options.map( ( option ) => ( {
		...option,
		percent: totalAnswers > 0 ? Math.round( ( 1000 * option.count ) / totalAnswers ) / 10 : 0,
	} ) );
}
