import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useBeforeUnload } from 'react-router-dom';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { LeaveDialog } from './LeaveDialog';
import './settings-form.scss';

interface Props {
	/** There is nothing to save on this screen; what was changed on another one is kept. */
	isHidden?: boolean;
	isSaving: boolean;
	/** See LeaveDialog. */
	isLost: ( pathname: string ) => boolean;
	onSave: () => void;
	onDiscard: () => void;
}

/** There as soon as something is changed, and gone once that is saved. */
export function UnsavedBar( { isHidden = false, isSaving, isLost, onSave, onDiscard }: Props ) {
	useBeforeUnload( ( event ) => event.preventDefault() ); // The browser asks.

	return (
		<>
			<LeaveDialog isLost={ isLost } />
			{ ! isHidden && (
				<div className="uf-settings__save" role="region" aria-label={ __( 'Unsaved changes', 'userfeedback' ) }>
					<span className="uf-settings__unsaved">{ __( 'Unsaved changes', 'userfeedback' ) }</span>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => onDiscard() }>
						{ __( 'Discard', 'userfeedback' ) }
					</Button>
					<BusyButton variant="primary" isBusy={ isSaving } onClick={ () => onSave() }>
						{ __( 'Save Settings', 'userfeedback' ) }
					</BusyButton>
				</div>
			) }
		</>
	);
}
