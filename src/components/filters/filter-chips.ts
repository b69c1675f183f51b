import type { Question, ResponseFilter } from '@/contract/types';
import { VISITS, withoutAnswer, withVisit } from '@/lib/filters/filter';
import { conditionText, visitText } from './filter-text';

interface Chip {
	key: string;
	label: string;
	/** The filter that is left when it is taken away. */
	without: ResponseFilter;
}

export function filterChips( filter: ResponseFilter, questions: readonly Question[] ): Chip[] {
	const visits = VISITS.flatMap( ( field ) => {
		const values = filter[ field ] ?? [];
		return values.length > 0
			? [ { key: field, label: visitText( field, values ), without: withVisit( filter, field, [] ) } ]
			: [];
	} );
	const answers = ( filter.answers ?? [] ).map( ( condition, place ) => ( {
		key: `${ String( place ) } ${ condition.question_id }`,
		label: conditionText(
			condition,
			questions.find( ( { id } ) => id === condition.question_id )
		),
		without: withoutAnswer( filter, condition ),
	} ) );
	return [ ...visits, ...answers ];
}
