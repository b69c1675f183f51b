import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { ResponseAction } from '../api/change-responses';
import { bulkActions } from '../model/row-actions';
import type { Status } from '../model/list-view';
import { actionLabel } from './action-label';

interface Props {
	/** Of the list that is shown. */
	status: Status;
	chosenCount: number;
	onApply: ( action: ResponseAction ) => void;
}

/** Nothing happens before Apply, which keeps the keyboard's focus while there is nothing to apply. */
export function BulkActions( { status, chosenCount, onApply }: Props ) {
	const actions = bulkActions( status );
	const [ wanted, setWanted ] = useState( '' );
	const action = actions.find( ( name ) => name === wanted );

	return (
		<form
			className="uf-responses__bulk"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( action && chosenCount > 0 ) {
					onApply( action );
				}
			} }
		>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Bulk actions', 'userfeedback' ) }
				hideLabelFromVision
				value={ action ?? '' }
				options={ [
					{ value: '', label: __( 'Bulk actions', 'userfeedback' ) },
					...actions.map( ( name ) => ( { value: name, label: actionLabel( name, status ) } ) ),
				] }
				onChange={ setWanted }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				aria-disabled={ ! action || chosenCount === 0 || undefined }
			>
				{ __( 'Apply', 'userfeedback' ) }
			</Button>
		</form>
	);
}
