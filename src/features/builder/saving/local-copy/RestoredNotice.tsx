import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import { formatTime } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { useDispatch } from '../state/builder-context';
import type { BuilderState } from '../state/builder-state';

interface Props {
	/** When it was typed. */
	at: number;
	latest: () => BuilderState;
	/** The form without it. */
	without: () => BuilderState;
}

export function RestoredNotice( { at, latest, without }: Props ) {
	const { time_zone: timeZone } = useSite();
	const { show } = useSnackbars();
	const dispatch = useDispatch();
	const [ isDismissed, setDismissed ] = useState( false );

	const discard = () => {
		const typed = latest();
		dispatch( { type: 'replaced', state: without() } );
		setDismissed( true );
		show( __( 'Your unsaved changes were discarded.', 'userfeedback' ), {
			label: __( 'Undo', 'userfeedback' ),
			onClick: () => dispatch( { type: 'replaced', state: typed } ),
		} );
	};

	return isDismissed ? null : (
		<Notice status="info" onRemove={ () => setDismissed( true ) }>
			{ /* translators: %s: time of day, or day and time */ }
			{ sprintf(
				__( 'Your unsaved changes from %s were restored.', 'userfeedback' ),
				formatTime( at, timeZone, 0 )
			) }{ ' ' }
			<Button variant="link" onClick={ discard }>
				{ __( 'Discard', 'userfeedback' ) }
			</Button>
		</Notice>
	);
}
