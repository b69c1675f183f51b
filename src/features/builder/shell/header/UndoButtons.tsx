import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { redo, undo } from '@wordpress/icons';
import { memo } from 'react';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { isRtl } from '@/lib/locale';
import { keysOf, type Revision } from './keys';

export const UndoButtons = memo( function UndoButtons( { onRevise }: { onRevise: ( revision: Revision ) => void } ) {
	const canUndo = useBuilder( ( { history } ) => history.past.length > 0 );
	const canRedo = useBuilder( ( { history } ) => history.future.length > 0 );

	return (
		<span className="uf-undo">
			<Revise
				revision="undo"
				icon={ isRtl() ? redo : undo }
				label={ __( 'Undo', 'userfeedback' ) }
				isOff={ ! canUndo }
				onRevise={ onRevise }
			/>
			<Revise
				revision="redo"
				icon={ isRtl() ? undo : redo }
				label={ __( 'Redo', 'userfeedback' ) }
				isOff={ ! canRedo }
				onRevise={ onRevise }
			/>
		</span>
	);
} );

interface ReviseProps {
	revision: Revision;
	icon: typeof undo;
	label: string;
	isOff: boolean;
	onRevise: ( revision: Revision ) => void;
}

/** Keeps the keyboard's focus when there are no more steps. */
function Revise( { revision, icon, label, isOff, onRevise }: ReviseProps ) {
	return (
		<Button
			size="compact"
			icon={ icon }
			label={ label }
			shortcut={ keysOf( revision ) }
			aria-keyshortcuts={ revision === 'undo' ? 'Control+Z Meta+Z' : 'Control+Shift+Z Control+Y Meta+Shift+Z' }
			aria-disabled={ isOff || undefined }
			onClick={ () => ( isOff ? undefined : onRevise( revision ) ) }
		/>
	);
}
