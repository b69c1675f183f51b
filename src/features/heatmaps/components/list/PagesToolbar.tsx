import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { type SortChoice, SortAndSearch } from '@/components/ui/list/SortAndSearch';
import type { ListView, SortColumn } from '@/features/heatmaps/model/list-view';

interface Props {
	view: ListView;
	onChange: ( change: Partial< ListView >, options?: { replace?: boolean } ) => void;
	/** Bulk actions. */
	children: ReactNode;
}

export function PagesToolbar( { view, onChange, children }: Props ) {
	return (
		<div className="uf-heatmaps__toolbar">
			{ children }
			<SortAndSearch
				view={ view }
				choices={ sortChoices() }
				label={ __( 'Search pages', 'userfeedback' ) }
				onChange={ onChange }
			/>
		</div>
	);
}

/** For phones, where the table has no visible head. */
function sortChoices(): SortChoice< SortColumn >[] {
	return [
		{ value: 'views desc', label: __( 'Most visits', 'userfeedback' ) },
		{ value: 'views asc', label: __( 'Fewest visits', 'userfeedback' ) },
		{ value: 'clicks desc', label: __( 'Most clicks', 'userfeedback' ) },
		{ value: 'clicks asc', label: __( 'Fewest clicks', 'userfeedback' ) },
		{ value: 'title asc', label: __( 'Title, A to Z', 'userfeedback' ) },
		{ value: 'title desc', label: __( 'Title, Z to A', 'userfeedback' ) },
		{ value: 'last_day desc', label: __( 'Last visit, newest first', 'userfeedback' ) },
		{ value: 'last_day asc', label: __( 'Last visit, oldest first', 'userfeedback' ) },
	];
}
