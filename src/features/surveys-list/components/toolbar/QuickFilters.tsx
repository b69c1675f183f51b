import { __ } from '@wordpress/i18n';
import { CountedLinks } from '@/components/ui/list/CountedLinks';
import type { StatusFilter } from '@/contract/types';
import { surveyStateLabel } from '@/lib/survey-state';
import { addressOf, changed, FILTERS, type ListView } from '@/features/surveys-list/model/list-view';

export function QuickFilters( { counts, view }: { counts: readonly StatusFilter[]; view: ListView } ) {
	return (
		<CountedLinks
			label={ __( 'Filter surveys by status', 'userfeedback' ) }
			links={ FILTERS.map( ( name ) => ( {
				name,
				words: name === 'all' ? __( 'All', 'userfeedback' ) : surveyStateLabel( name ),
				to: addressOf( changed( view, { filter: name } ) ),
			} ) ) }
			current={ view.filter }
			counts={ counts }
		/>
	);
}
