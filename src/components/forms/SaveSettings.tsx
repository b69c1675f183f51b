import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import './settings-form.scss';

interface Props {
	/** Without a change the button is shown, but does nothing. */
	isChanged: boolean;
	isSaving: boolean;
	onSave: () => void;
	onDiscard: () => void;
}

/** Stays at the bottom of the window while there are unsaved changes. */
export function SaveSettings( { isChanged, isSaving, onSave, onDiscard }: Props ) {
	return (
		<div
			className={ isChanged ? 'uf-settings__save' : 'uf-settings__save is-quiet' }
			role="region"
			aria-label={ words( isChanged ) }
		>
			<span className="uf-settings__unsaved">{ words( isChanged ) }</span>
			{ isChanged && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => onDiscard() }>
					{ __( 'Discard', 'userfeedback' ) }
				</Button>
			) }
			<BusyButton variant="primary" isBusy={ isSaving } isOff={ ! isChanged } onClick={ () => onSave() }>
				{ __( 'Save Settings', 'userfeedback' ) }
			</BusyButton>
		</div>
	);
}

function words( isChanged: boolean ): string {
	return isChanged ? __( 'Unsaved changes', 'userfeedback' ) : __( 'All changes are saved', 'userfeedback' );
}
