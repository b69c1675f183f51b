import { __ } from '@wordpress/i18n';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { more } from './SettingsNav';

/** Between screens of settings nothing is lost; what leads out of them asks before. */
export function LeaveDialog() {
	const blocker = useBlocker( ( { nextLocation } ) =>
		more().some( ( { path } ) => nextLocation.pathname.startsWith( path ) )
	);

	return blocker.state !== 'blocked' ? null : (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			confirm={ __( 'Leave', 'userfeedback' ) }
			cancel={ __( 'Stay', 'userfeedback' ) }
			isDestructive
			onConfirm={ () => blocker.proceed() }
			onCancel={ () => blocker.reset() }
		>
			<p>{ __( 'What you changed and did not save is lost then.', 'userfeedback' ) }</p>
		</ConfirmDialog>
	);
}
