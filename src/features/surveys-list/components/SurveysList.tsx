import { __ } from '@wordpress/i18n';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { BulkBar } from '@/components/ui/list/BulkBar';
import { Pager } from '@/components/ui/list/Pager';
import type { SurveyList, SurveyRow } from '@/contract/types';
import type { Selection } from '@/lib/hooks/use-selection';
import { useSite } from '@/lib/site';
import type { SurveyAction } from '../api/change-surveys';
import { bulkActionLabel, bulkActions } from '../model/bulk-actions';
import type { ListView } from '../model/list-view';
import { SurveysTable } from './table/SurveysTable';
import { ListToolbar } from './toolbar/ListToolbar';
import { QuickFilters } from './toolbar/QuickFilters';

interface Props {
	list: SurveyList;
	view: ListView;
	selection: Selection;
	/** Surveys with an action in progress. */
	busyIds: readonly number[];
	onChange: ( change: Partial< ListView >, options?: { replace?: boolean } ) => void;
	onAction: ( action: SurveyAction, surveys: readonly SurveyRow[] ) => void;
}

export function SurveysList( { list, view, selection, busyIds, onChange, onAction }: Props ) {
	const { can } = useSite();
	const actions = bulkActions( view.filter, can );

	return (
		<>
			<QuickFilters counts={ list.status_filters } view={ view } />
			<ListToolbar view={ view } onChange={ onChange }>
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
				onPage={ ( page ) => onChange( { page } ) }
				onPerPage={ ( perPage ) => onChange( { perPage } ) }
			/>
		</>
	);
}
