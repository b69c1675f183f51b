import { Button, SelectControl } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useState } from 'react';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import './BulkBar.scss';

interface Props< Action extends string > {
	actions: readonly { value: Action; label: string }[];
	chosenCount: number;
	onApply: ( action: Action ) => void;
}

/** Acts only on Apply, which keeps the keyboard's focus while there is nothing to apply. */
export function BulkBar< Action extends string >( { actions, chosenCount, onApply }: Props< Action > ) {
	const [ wanted, setWanted ] = useState( '' );
	const action = actions.find( ( { value } ) => value === wanted )?.value;

	return (
		<form
			className="uf-bulk"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( action !== undefined && chosenCount > 0 ) {
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
				options={ [ { value: '', label: __( 'Bulk actions', 'userfeedback' ) }, ...actions ] }
				onChange={ setWanted }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				aria-disabled={ action === undefined || chosenCount === 0 || undefined }
			>
				{ __( 'Apply', 'userfeedback' ) }
			</Button>
			<span className="uf-bulk__chosen" role="status">
				{ chosenCount > 0 && chosenText( chosenCount ) }
			</span>
		</form>
	);
}

function chosenText( count: number ): string {
	/* translators: %s: number of chosen rows */
	return sprintf( _n( '%s selected', '%s selected', count, 'userfeedback' ), formatNumber( count ) );
}
