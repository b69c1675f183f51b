import { __ } from '@wordpress/i18n';
import { CountedLinks } from '@/components/ui/list/CountedLinks';
import type { StatusFilter } from '@/contract/types';
import { surveyStateLabel } from '@/lib/survey-state';
import { addressOf, changed, FILTERS, type ListView } from '@/features/surveys-list/model/list-view';

export function QuickFilters( { counts, view }: { counts: readonly StatusFilter[]; view: ListView } ) {
	// Surveys that another edition scheduled can still be found if this one can't schedule.
	const hasScheduled = counts.some( ( { status, count } ) => status === 'scheduled' && count > 0 );
	const shown = FILTERS.filter(
		( name ) => IN_EDITION.scheduling || hasScheduled || view.filter === name || name !== 'scheduled'
	);

	return (
		<CountedLinks
			label={ __( 'Filter surveys by status', 'userfeedback' ) }
			links={ shown.map( ( name ) => ( {
				name,
				words: name === 'all' ? __( 'All', 'userfeedback' ) : surveyStateLabel( name ),
				to: addressOf( changed( view, { filter: name } ) ),
			} ) ) }
			current={ view.filter }
			counts={ counts }
		/>
	);
}
