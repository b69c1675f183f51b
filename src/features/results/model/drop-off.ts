import { __ } from '@wordpress/i18n';
import type { DropOff, DropOffQuery, DropOffQuestion, FilteredQuery } from '@/contract/types';
import { isFiltered } from '@/lib/filters/filter';

/** Fewer visits are too few to name a question. */
const FEW = 10;

/** 95% of random differences are within as many standard deviations. */
const DEVIATIONS = 1.96;

/** Returns the days and filters as far as visits have them; null if the filter has other conditions. */
export function dropOffQuery( { filter = {}, ...days }: FilteredQuery ): DropOffQuery | null {
	const { device, language, ...others } = filter;
	return isFiltered( others )
		? null
		: { ...days, filter: { ...( device && { device } ), ...( language && { language } ) } };
}

/** Returns the question at which visitors left most often, if that is more than chance. */
export function mostLeft( { visits, questions }: Pick< DropOff, 'visits' | 'questions' > ): DropOffQuestion | null {
	const [ most, next ] = [ ...questions ].sort( ( one, other ) => other.left - one.left );
	if ( visits < FEW || ! most ) {
		return null;
	}
	const others = next?.left ?? 0;
	return most.left - others > DEVIATIONS * Math.sqrt( most.left + others ) ? most : null;
}

/** Returns the share of visitors who left at a question that they saw, in percent. */
export function shareLeft( { shown, left }: Pick< DropOffQuestion, 'shown' | 'left' > ): number {
	return shown > 0 ? ( 100 * left ) / shown : 0;
}

/** Returns the title of a question; the server doesn't know those of deleted ones. */
export function questionTitle( { title }: Pick< DropOffQuestion, 'title' > ): string {
	if ( title === null ) {
		return __( 'Deleted question', 'userfeedback' );
	}
	return title.trim() === '' ? __( 'Untitled question', 'userfeedback' ) : title;
}
