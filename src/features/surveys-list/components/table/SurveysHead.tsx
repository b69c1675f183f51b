import { __ } from '@wordpress/i18n';
import { ChooseAllCell } from '@/components/ui/list/ChooseCells';
import { type Sorting, SortHead } from '@/components/ui/list/SortHead';
import { HeadCell } from '@/components/ui/list/Table';
import type { Selection } from '@/lib/hooks/use-selection';
import { useSite } from '@/lib/site';
import type { SortColumn } from '@/features/surveys-list/model/list-view';

interface Props {
	/** Number of rows. */
	count: number;
	selection: Selection | null;
	sorting: Sorting< SortColumn >;
	onSort: ( sorting: Sorting< SortColumn > ) => void;
}

export function SurveysHead( { count, selection, sorting, onSort }: Props ) {
	const { can } = useSite();

	return (
		<>
			<ChooseAllCell selection={ selection } count={ count } />
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
			<HeadCell>{ __( 'Visibility', 'userfeedback' ) }</HeadCell>
			<SortHead
				column="created_at"
				label={ __( 'Created', 'userfeedback' ) }
				sorting={ sorting }
				onSort={ onSort }
			/>
			<HeadCell>{ __( 'Shortcode', 'userfeedback' ) }</HeadCell>
			{ can.view && <HeadCell kind="number">{ __( 'Past 7 days', 'userfeedback' ) }</HeadCell> }
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
