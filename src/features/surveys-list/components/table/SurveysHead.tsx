import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type Sorting, SortHead } from '@/components/ui/list/SortHead';
import { HeadCell } from '@/components/ui/list/Table';
import type { Selection } from '@/lib/hooks/use-selection';
import { useSite } from '@/lib/site';
import type { SortColumn } from '@/features/surveys-list/model/list-view';

interface Props {
	/** How many rows there are. */
	count: number;
	selection: Selection;
	sorting: Sorting< SortColumn >;
	onSort: ( sorting: Sorting< SortColumn > ) => void;
}

export function SurveysHead( { count, selection, sorting, onSort }: Props ) {
	const { can } = useSite();

	return (
		<>
			<HeadCell kind="check">
				<CheckboxControl
					__nextHasNoMarginBottom
					aria-label={ __( 'Select all', 'userfeedback' ) }
					checked={ selection.ids.size === count }
					indeterminate={ selection.ids.size > 0 && selection.ids.size < count }
					onChange={ selection.toggleAll }
				/>
			</HeadCell>
			<SortHead
				column="title"
				kind="title"
				first="asc"
				label={ __( 'Title', 'userfeedback' ) }
				sorting={ sorting }
				onSort={ onSort }
			/>
			<SortHead
				column="status"
				first="asc"
				label={ __( 'Status', 'userfeedback' ) }
				sorting={ sorting }
				onSort={ onSort }
			/>
			<HeadCell>{ __( 'Shows', 'userfeedback' ) }</HeadCell>
			<SortHead
				column="created_at"
				label={ __( 'Created', 'userfeedback' ) }
				sorting={ sorting }
				onSort={ onSort }
			/>
			<HeadCell>{ __( 'Shortcode', 'userfeedback' ) }</HeadCell>
			{ can.view && <HeadCell kind="number">{ __( 'Last 7 days', 'userfeedback' ) }</HeadCell> }
			<SortHead
				column="responses_count"
				kind="number"
				label={ __( 'Responses', 'userfeedback' ) }
				sorting={ sorting }
				onSort={ onSort }
			/>
		</>
	);
}
