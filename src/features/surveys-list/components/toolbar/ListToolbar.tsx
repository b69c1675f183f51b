import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { type SortChoice, SortAndSearch } from '@/components/ui/list/SortAndSearch';
import type { ListView, SortColumn } from '@/features/surveys-list/model/list-view';

interface Props {
	view: ListView;
	onChange: ( change: Partial< ListView >, options?: { replace?: boolean } ) => void;
	/** Bulk actions. */
	children: ReactNode;
}

export function ListToolbar( { view, onChange, children }: Props ) {
	return (
		<div className="uf-toolbar">
			{ children }
			<SortAndSearch
				view={ view }
				choices={ sortChoices() }
				label={ __( 'Search surveys', 'userfeedback' ) }
				onChange={ onChange }
			/>
		</div>
	);
}

/** Used on phones, where the table has no visible header. */
function sortChoices(): SortChoice< SortColumn >[] {
	return [
		{ value: 'id desc', label: __( 'Newest first', 'userfeedback' ) },
		{ value: 'id asc', label: __( 'Oldest first', 'userfeedback' ) },
		{ value: 'created_at desc', label: __( 'Created, newest first', 'userfeedback' ) },
		{ value: 'created_at asc', label: __( 'Created, oldest first', 'userfeedback' ) },
		{ value: 'title asc', label: __( 'Title, A to Z', 'userfeedback' ) },
		{ value: 'title desc', label: __( 'Title, Z to A', 'userfeedback' ) },
		{ value: 'status asc', label: __( 'Status', 'userfeedback' ) },
		{ value: 'status desc', label: __( 'Status, reversed', 'userfeedback' ) },
		{ value: 'responses_count desc', label: __( 'Most responses', 'userfeedback' ) },
		{ value: 'responses_count asc', label: __( 'Fewest responses', 'userfeedback' ) },
	];
}
