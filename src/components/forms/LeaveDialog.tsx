import { __ } from '@wordpress/i18n';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';

interface Props {
	/** True if going to this address loses unsaved changes. */
	isLost: ( pathname: string ) => boolean;
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog( { isLost }: Props ) {
	const blocker = useBlocker( ( { nextLocation } ) => isLost( nextLocation.pathname ) );
	useBeforeUnload( ( event ) => event.preventDefault() ); // The browser asks.

	return blocker.state !== 'blocked' ? null : (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			confirm={ __( 'Leave', 'userfeedback' ) }
			cancel={ __( 'Stay', 'userfeedback' ) }
			isDestructive
			onConfirm={ () => blocker.proceed() }
			onCancel={ () => blocker.reset() }
		>
			<p>{ __( 'Your unsaved changes will be lost.', 'userfeedback' ) }</p>
		</ConfirmDialog>
	);
}
