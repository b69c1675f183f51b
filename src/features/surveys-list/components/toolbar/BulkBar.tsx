import { Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { SurveyAction } from '@/features/surveys-list/api/change-surveys';
import { bulkActionLabel } from '@/features/surveys-list/model/bulk-actions';
import './BulkBar.scss';

interface Props {
	actions: readonly SurveyAction[];
	chosenCount: number;
	onApply: ( action: SurveyAction ) => void;
}

/** Nothing happens before Apply. */
export function BulkBar( { actions, chosenCount, onApply }: Props ) {
	const [ wanted, setWanted ] = useState( '' );
	const action = actions.find( ( name ) => name === wanted );

	return (
		<form
			className="uf-bulk"
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
					...actions.map( ( name ) => ( { value: name, label: bulkActionLabel( name ) } ) ),
				] }
				onChange={ setWanted }
			/>
			<Button __next40pxDefaultSize variant="secondary" type="submit" disabled={ ! action || chosenCount === 0 }>
				{ __( 'Apply', 'userfeedback' ) }
			</Button>
		</form>
	);
}
