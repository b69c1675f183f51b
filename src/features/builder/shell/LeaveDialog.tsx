import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Blocker } from 'react-router-dom';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { useSaving } from '../saving/state/builder-context';
import { useShell } from './shell-context';
import '@/components/ui/actions/ConfirmDialog.scss';

export function LeaveDialog( { blocker }: { blocker: Blocker } ) {
	const saving = useSaving();
	const { saveHere } = useShell();
	if ( blocker.state !== 'blocked' ) {
		return null;
	}
	const stay = () => blocker.reset();
	const saveAndLeave = async () => {
		if ( await saveHere() ) {
			blocker.proceed();
		} else {
			blocker.reset();
		}
	};
	return (
		<Modal
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			size="small"
			className="uf-dialog"
			onRequestClose={ stay }
		>
			<div className="uf-dialog__text">
				<p>
					{ __(
						'Your changes since the last save are kept privately, so you can continue later.',
						'userfeedback'
					) }
				</p>
			</div>
			<div className="uf-dialog__actions">
				<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ () => blocker.proceed() }>
					{ __( 'Leave', 'userfeedback' ) }
				</Button>
				<Button __next40pxDefaultSize variant="secondary" onClick={ stay }>
					{ __( 'Stay', 'userfeedback' ) }
				</Button>
				<BusyButton variant="primary" isBusy={ saving.busy !== null } onClick={ () => void saveAndLeave() }>
					{ __( 'Save and leave', 'userfeedback' ) }
				</BusyButton>
			</div>
		</Modal>
	);
}
