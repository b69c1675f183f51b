import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Selection } from '@/components/lists/use-selection';
import { sprintf } from '@/lib/labels/sprintf';
import { Cell, HeadCell } from './Table';

/** Props of a table with selectable rows; null if there are no bulk actions. */
interface Props< Id extends number | string > {
	selection: Selection< Id > | null;
}

export function SelectAllCell< Id extends number | string >( { selection, count }: Props< Id > & { count: number } ) {
	return (
		selection && (
			<HeadCell kind="check">
				<CheckboxControl
					__nextHasNoMarginBottom
					aria-label={ __( 'Select all', 'userfeedback' ) }
					checked={ selection.ids.size === count }
					indeterminate={ selection.ids.size > 0 && selection.ids.size < count }
					onChange={ selection.toggleAll }
				/>
			</HeadCell>
		)
	);
}

export function SelectCell< Id extends number | string >( {
	selection,
	row,
}: Props< Id > & { row: { id: Id; title: string } } ) {
	return (
		selection && (
			<Cell label="" kind="check">
				<CheckboxControl
					__nextHasNoMarginBottom
					/* translators: %s: title of a survey, or "Response #12" */
					aria-label={ sprintf( __( 'Select %s', 'userfeedback' ), row.title ) }
					checked={ selection.ids.has( row.id ) }
					onChange={ () => selection.toggle( row.id ) }
				/>
			</Cell>
		)
	);
}
