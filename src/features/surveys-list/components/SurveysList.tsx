import { __ } from '@wordpress/i18n';
import { BulkBar } from '@/components/lists/BulkBar';
import { FilterLinks } from '@/components/lists/FilterLinks';
import type { ChangeView } from '@/components/lists/list-view';
import { ListToolbar, type SortChoice } from '@/components/lists/ListToolbar';
import { Pager } from '@/components/lists/table/Pager';
import type { Selection } from '@/components/lists/use-selection';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import type { StatusFilter, SurveyList, SurveyRow } from '@/contract/types';
import { useSite } from '@/lib/site';
import { surveyStateLabel } from '@/lib/labels/survey-state';
import type { SurveyAction } from '../api/change-surveys';
import { bulkActionLabel, bulkActions } from '../model/bulk-actions';
import { type Filter, FILTERS, type ListView, type SortColumn } from '../model/list-view';
import { SurveysTable } from './table/SurveysTable';

interface Props {
	list: SurveyList;
	view: ListView;
	selection: Selection;
	/** Surveys with an action in progress. */
	busyIds: readonly number[];
	onChange: ChangeView< ListView >;
	addressOf: ( parts: Partial< ListView > ) => { search: string };
	onAction: ( action: SurveyAction, surveys: readonly SurveyRow[] ) => void;
}

export function SurveysList( { list, view, selection, busyIds, onChange, addressOf, onAction }: Props ) {
	const { can } = useSite();
	const actions = bulkActions( view.filter, can );

	return (
		<>
			<FilterLinks
				label={ __( 'Filter surveys by status', 'userfeedback' ) }
				links={ shownFilters( list.status_filters, view.filter ).map( ( name ) => ( {
					name,
					words: name === 'all' ? __( 'All', 'userfeedback' ) : surveyStateLabel( name ),
					to: addressOf( { filter: name } ),
				} ) ) }
				current={ view.filter }
				counts={ list.status_filters }
			/>
			<ListToolbar
				view={ view }
				choices={ sortChoices( view.orderby === 'created_at' ? 'created_at' : 'id' ) }
				label={ __( 'Search surveys', 'userfeedback' ) }
				onChange={ onChange }
			>
				{ actions.length > 0 && (
					<BulkBar
						key={ view.filter }
						actions={ actions.map( ( value ) => ( { value, label: bulkActionLabel( value ) } ) ) }
						chosenCount={ selection.ids.size }
						onApply={ ( action ) =>
							onAction(
								action,
								list.items.filter( ( { id } ) => selection.ids.has( id ) )
							)
						}
					/>
				) }
			</ListToolbar>
			{ busyIds.length > 0 && (
				<div
					className="uf-surveys__progress"
					role="progressbar"
					aria-label={ __( 'Updating surveys', 'userfeedback' ) }
				/>
			) }
			{ list.items.length === 0 ? (
				<EmptyState
					title={ __( 'No Surveys', 'userfeedback' ) }
					text={ __( 'No surveys match your search or filter.', 'userfeedback' ) }
				>
					<LinkButton to="/">{ __( 'Show all surveys', 'userfeedback' ) }</LinkButton>
				</EmptyState>
			) : (
				<div className="uf-surveys">
					<SurveysTable
						surveys={ list.items }
						selection={ actions.length > 0 ? selection : null }
						sorting={ view }
						busyIds={ busyIds }
						onSort={ onChange }
						onAction={ ( action, survey ) => onAction( action, [ survey ] ) }
					/>
				</div>
			) }
			<Pager
				pagination={ list.pagination }
				onPage={ ( page ) => onChange( { page }, { preventScrollReset: false } ) }
				onPerPage={ ( perPage ) => onChange( { perPage } ) }
			/>
		</>
	);
}

/** Surveys that another edition scheduled can still be found if this one can't schedule. */
function shownFilters( counts: readonly StatusFilter[], current: Filter ): Filter[] {
	const hasScheduled = counts.some( ( { status, count } ) => status === 'scheduled' && count > 0 );
	return FILTERS.filter(
		( name ) => IN_EDITION.scheduling || hasScheduled || current === name || name !== 'scheduled'
	);
}

/**
 * Used on phones, where the table has no visible header.
 *
 * @param age column to sort by age
 */
function sortChoices( age: 'id' | 'created_at' ): SortChoice< SortColumn >[] {
	return [
		{ value: `${ age } desc`, label: __( 'Newest first', 'userfeedback' ) },
		{ value: `${ age } asc`, label: __( 'Oldest first', 'userfeedback' ) },
		{ value: 'title asc', label: __( 'Title, A to Z', 'userfeedback' ) },
		{ value: 'title desc', label: __( 'Title, Z to A', 'userfeedback' ) },
		{ value: 'status asc', label: __( 'Status', 'userfeedback' ) },
		{ value: 'status desc', label: __( 'Status, reversed', 'userfeedback' ) },
		{ value: 'responses_count desc', label: __( 'Most responses', 'userfeedback' ) },
		{ value: 'responses_count asc', label: __( 'Fewest responses', 'userfeedback' ) },
	];
}
